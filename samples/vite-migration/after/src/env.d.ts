/// <reference types="@rsbuild/core/types" />

declare const __RELEASE__: string;
