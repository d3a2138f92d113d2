import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { readTexts, textFaults } from './src/i18n/check.ts';

// The server that `npm run dev` speaks to.
const server = process.env.FOGLINE_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [
    svelte(),
    {
      name: 'texts',
      apply: 'build',
      buildStart() {
        const faults = textFaults(readTexts(new URL('src', import.meta.url).pathname));
        if (faults.length > 0) this.error(`Texts of src/i18n:\n${faults.join('\n')}`);
      },
    },
    VitePWA({
      registerType: 'prompt', // a game is not interrupted by a new version
      manifest: {
        id: '/',
        name: 'Fogline',
        short_name: 'Fogline',
        description: 'A board game of cable car routes in San Francisco, for two to four players or against bots.',
        display: 'standalone',
        start_url: '/',
        background_color: '#f7f0e1',
        theme_color: '#f7f0e1',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        importScripts: ['notified.js'],
        globPatterns: ['**/*.{html,js,css,wasm,woff2,svg}'],
        globIgnores: ['**/*{cyrillic,greek,vietnamese}*'], // fetched when a page needs them
        navigateFallbackDenylist: [/^\/api\//, /^\/(healthz|readyz|metrics)$/],
      },
    }),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
  test: { include: ['src/**/*.test.ts'], setupFiles: ['src/testing_setup.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
