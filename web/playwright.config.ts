import { defineConfig } from '@playwright/test';

const port = 18080;

// Debian's browser against our own program: `scripts/npm run browser`.
export default defineConfig({
  testDir: 'browser',
  workers: 1,
  timeout: 240_000, // of a machine that has much else to do
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: `rm -rf test-results/data && ../build/release/fogline serve --listen 127.0.0.1:${port} --database sqlite:test-results/data/fogline.db`,
    url: `http://127.0.0.1:${port}/readyz`,
    stdout: 'ignore',
    stderr: 'ignore',
  },
});
