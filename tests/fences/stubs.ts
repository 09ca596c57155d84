/**
 * Packages that samples may import although they are not installed in `samples`: all of their
 * exports are `any`, so code that uses them is not fully checked. If a page is about a package,
 * install it instead.
 */
export const stubbedPackages: Record<string, string> = {
  axios: 'an HTTP client as an application has it',
  dayjs: 'a dependency as an application has it',
  connect: 'a server that a project may run the tool inside',
  vite: 'the tool a project migrates from',
  '@vitejs/plugin-react': 'the tool a project migrates from',
  '@vitejs/plugin-vue': 'the tool a project migrates from',
  webpack: 'the tool a project migrates from',
  'html-webpack-plugin': 'the tool a project migrates from',
  'mini-css-extract-plugin': 'the tool a project migrates from',
  '@vue/cli-service': 'the tool a project migrates from',
};

/** The listed package that a specifier belongs to, if any: `axios/lib/x` belongs to `axios`. */
export function stubbedPackage(specifier: string): string | undefined {
  return Object.keys(stubbedPackages).find(
    (name) => specifier === name || specifier.startsWith(`${name}/`),
  );
}

/** Declarations for all samples, in addition to the tool's own client types. */
export const ambientTypes = `
type RsbuildConfigSample =
  | import('@rsbuild/core').RsbuildConfig
  | ((params: import('@rsbuild/core').ConfigParams) =>
      | import('@rsbuild/core').RsbuildConfig
      | Promise<import('@rsbuild/core').RsbuildConfig>);
declare module '*.vue' {
  const component: import('vue').DefineComponent<object, object, any>;
  export default component;
}
declare module '*.svelte' {
  const component: import('svelte').Component<any>;
  export default component;
}
${Object.keys(stubbedPackages)
  .map((name) => `declare module '${name}';\ndeclare module '${name}/*';`)
  .join('\n')}
`;
