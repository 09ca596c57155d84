/// <reference types="@rsbuild/core/types" />

interface ImportMetaEnv {
  readonly PUBLIC_API_ORIGIN: string;
  readonly PUBLIC_HALLS: string;
}

interface RsbuildTypeOptions {
  // Every other name is an error.
  strictImportMetaEnv: true;
}
