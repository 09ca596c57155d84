import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findTestBrowser } from './scripts/setup/browser.mjs';

const port = 4273;
const base = process.env.BASE ?? '/';

export default defineConfig({
  testDir: 'e2e',
  // Files named `.test.ts` belong to Vitest.
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Long, as everything takes several times as long on a busy machine; passing tests are not
  // affected.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}${base}`,
    // Recording traces takes a quarter of the time; enable it with TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findTestBrowser(),
      args: browserArguments,
    },
  },
  webServer: {
    command: `node scripts/serve.mjs ${port}`,
    url: `http://localhost:${port}${base}`,
    reuseExistingServer: !process.env.CI,
  },
});
