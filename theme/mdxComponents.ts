import { Callout } from './components/Callout/index.tsx';
import { CodeBlock } from './components/CodeBlock/index.tsx';
import { headings } from './components/Heading/index.tsx';
import { Image } from './components/Image/index.tsx';
import { Link } from './components/Link/index.tsx';
import { OptionDefault } from './components/OptionDefault/index.tsx';
import { OptionFacts } from './components/OptionFacts/index.tsx';
import { OptionMembers } from './components/OptionMembers/index.tsx';
import { PackageManagerTabs } from './components/PackageManagerTabs/index.tsx';
import { Preview } from './components/Preview/index.tsx';
import { Step } from './components/Step/index.tsx';
import { Table } from './components/Table/index.tsx';
import { Tab, Tabs } from './components/Tabs/index.tsx';

/**
 * What every page may use without an import, and what stands for the elements of Markdown. Pages
 * import what few of them use: `componentsOfFewPages` in the configuration does so for them.
 */
export const mdxComponents = {
  ...headings,
  a: Link,
  img: Image,
  pre: CodeBlock,
  table: Table,
  // The name that the compiler gives to `:::` containers.
  $$$callout$$$: Callout,
  OptionDefault,
  OptionFacts,
  OptionMembers,
  PackageManagerTabs,
  Preview,
  Step,
  Tab,
  Tabs,
};
