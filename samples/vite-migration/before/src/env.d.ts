/// <reference types="vite/client" />

declare const __RELEASE__: string;
