/// <reference types="@rsbuild/core/types" />

declare module '*.svg?react' {
  import type { FunctionComponent, SVGProps } from 'react';

  const Icon: FunctionComponent<SVGProps<SVGSVGElement> & { title?: string; titleId?: string }>;
  export default Icon;
}

// Only for `mixedImport`.
declare module '*.svg' {
  import type { FunctionComponent, SVGProps } from 'react';

  export const ReactComponent: FunctionComponent<SVGProps<SVGSVGElement>>;
}
