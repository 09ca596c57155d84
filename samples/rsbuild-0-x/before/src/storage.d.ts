declare module 'storage' {
  export function load(): string[];
}
