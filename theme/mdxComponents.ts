import { Callout } from './components/Callout/index.tsx';
import { CodeBlock } from './components/CodeBlock/index.tsx';
import { headings } from './components/Heading/index.tsx';
import { Image } from './components/Image/index.tsx';
import { InlineCode } from './components/InlineCode/index.tsx';
import { Link } from './components/Link/index.tsx';
import { PackageManagerTabs } from './components/PackageManagerTabs/index.tsx';
import { Step } from './components/Step/index.tsx';
import { Table, TableHeader } from './components/Table/index.tsx';
import { Tab, Tabs } from './components/Tabs/index.tsx';

/**
 * Components that pages can use without an import, and components for Markdown elements. Facts
 * components are imported by the pages that use them: see `components` in the configuration.
 */
export const mdxComponents = {
  ...headings,
  a: Link,
  code: InlineCode,
  img: Image,
  pre: CodeBlock,
  table: Table,
  th: TableHeader,
  // Name that the compiler uses for `:::` containers.
  $$$callout$$$: Callout,
  PackageManagerTabs,
  Step,
  Tab,
  Tabs,
};
