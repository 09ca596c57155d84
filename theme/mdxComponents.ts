import { ApiMembers } from './components/ApiMembers/index.tsx';
import { ApiSignature } from './components/ApiSignature/index.tsx';
import { Callout } from './components/Callout/index.tsx';
import { CliFlags } from './components/CliFlags/index.tsx';
import { CodeBlock } from './components/CodeBlock/index.tsx';
import { headings } from './components/Heading/index.tsx';
import { Image } from './components/Image/index.tsx';
import { Link } from './components/Link/index.tsx';
import { OptionDefault } from './components/OptionDefault/index.tsx';
import { OptionFacts } from './components/OptionFacts/index.tsx';
import { OptionMembers } from './components/OptionMembers/index.tsx';
import { PackageManagerTabs } from './components/PackageManagerTabs/index.tsx';
import { PluginFacts } from './components/PluginFacts/index.tsx';
import { PluginOptions } from './components/PluginOptions/index.tsx';
import { Preview } from './components/Preview/index.tsx';
import { Step } from './components/Step/index.tsx';
import { Table } from './components/Table/index.tsx';
import { Tab, Tabs } from './components/Tabs/index.tsx';

/** What pages may use without an import, and what stands for the elements of Markdown. */
export const mdxComponents = {
  ...headings,
  a: Link,
  img: Image,
  pre: CodeBlock,
  table: Table,
  // The name that the compiler gives to `:::` containers.
  $$$callout$$$: Callout,
  ApiMembers,
  ApiSignature,
  CliFlags,
  OptionDefault,
  OptionFacts,
  OptionMembers,
  PackageManagerTabs,
  PluginFacts,
  PluginOptions,
  Preview,
  Step,
  Tab,
  Tabs,
};
