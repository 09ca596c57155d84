/// <reference types="@rsbuild/core/types" />

declare module '*.gltf' {
  const url: string;
  export default url;
}
