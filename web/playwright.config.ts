import { defineConfig } from '@playwright/test';

// Debian's browser against our own program: `scripts/npm run browser` for the main flows, `scripts/npm run rest` for the other tests, and
// two projects that are no tests. `engines` has the main flows in Firefox and WebKit.
const flows = ['claims', 'device', 'hotseat', 'meant', 'renewed', 'server', 'watched'].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  projects: [
    { name: 'browser', testDir: 'browser', testMatch: flows },
    { name: 'rest', testDir: 'browser', testIgnore: flows },
    { name: 'engines', testDir: 'engines' },
    { name: 'screenshots', testDir: 'screenshots' },
    { name: 'speed', testDir: 'speed' },
  ],
  workers: 2,
  forbidOnly: true,
  retries: process.env['CI'] ? 1 : 0, // what fails once is broken: the test or what it tests; there it is reported as flaky and stops nobody
  reporter: 'list',
  timeout: 240_000, // of a machine that has much else to do
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    baseURL: process.env['FOGLINE_ADDRESS'], // what the server says below
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--host-resolver-rules=MAP another.machine 127.0.0.1',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command:
      'rm -rf test-results/data && exec ../build/release/fogline serve --listen 127.0.0.1:0 --database sqlite:test-results/data/fogline.db',
    wait: { stdout: /open at (?<fogline_address>\S+)/ },
    stderr: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
