import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './service_worker_plugin.js';
import { texts } from './texts.js';

// The server that `npm run dev` speaks to.
const server = process.env.FOGLINE_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), texts(), serviceWorker()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/testing_setup.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
