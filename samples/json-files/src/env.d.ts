declare module '*.jsonc' {
  const content: Record<string, unknown>;
  export default content;
}
