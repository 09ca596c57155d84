import path from 'node:path';
import { installIfMissing } from './setup/install.mjs';
import { requireSupportedNode } from './setup/nodeVersion.mjs';

requireSupportedNode();
const root = path.resolve(import.meta.dirname, '..');
process.chdir(root);

await installIfMissing(root);
const { buildSite } = await import('./build.mjs');
await buildSite();

const { serveFromCommandLine } = await import('./serve.mjs');
await serveFromCommandLine(process.env.PORT);
