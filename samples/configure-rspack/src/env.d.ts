declare module '*.frag' {
  const source: string;
  export default source;
}

declare module '*.svg?icon' {
  const markup: string;
  export default markup;
}
