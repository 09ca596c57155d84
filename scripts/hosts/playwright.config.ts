import { defineConfig } from '@playwright/test';
import common from '../../playwright.config.ts';

const base = process.env.BASE ?? '/';

/** The hosts, with the command that starts each one on a port. */
const hosts = [
  { name: 'nginx', port: 4480, command: 'node scripts/hosts/nginx.mjs' },
  { name: 'serve', port: 4481, command: 'node scripts/hosts/serve.mjs' },
  { name: 'npm start', port: 4482, command: 'node scripts/serve.mjs' },
];
const urlOf = (port: number) => `http://localhost:${port}${base}`;

export default defineConfig({
  ...common,
  testDir: '.',
  outputDir: '../../test-results/hosts',
  reporter: 'list',
  projects: hosts.map(({ name, port }) => ({ name, use: { baseURL: urlOf(port) } })),
  webServer: hosts.map(({ port, command }) => ({
    command: `${command} ${port}`,
    cwd: '../..',
    url: urlOf(port),
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  })),
});
