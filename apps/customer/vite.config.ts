import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { earlyFiles } from './scripts/early-files.js';
import { serviceWorker } from './scripts/service-worker.js';
import { texts } from './scripts/texts.js';
import { unreached } from './scripts/unreached.js';

const library = (name: string): string =>
  fileURLToPath(new URL(`../../libs/${name}/src/index.ts`, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

/** The files that pages share, from the first that is needed: each takes what none before it has taken. */
const GROUPS = [
  // Apart from the rest, so that the entry waits for nothing before the first paint.
  { name: 'import', test: /preload-helper/, priority: 60 },
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 50 },
  { name: 'shell', test: /\/src\/(?:main|app\/Shell)\.tsx$/, priority: 40 },
  { name: 'home', test: /\/src\/features\/home\/HomePage\.tsx$/, priority: 30 },
  // What a customer's start page shows of him a moment after its first picture.
  {
    name: 'held',
    test: /\/src\/features\/(?:home\/(?:EquityLine|NextStep)|orders\/HeldPositions|options\/HeldOptions)\.tsx$/,
    priority: 25,
  },
  { name: 'common', test: /\/src\/(?:ui|api)\/|\/node_modules\/@mui\//, minShareCount: 10, priority: 20 },
  { name: 'proof', test: /\/src\/features\/(?:proof|welcome)\//, priority: 15 },
  {
    name: 'trade',
    test: /\/src\/features\/(?:trade\/(?:TradePage|contract-desk)|options\/option-desk)\.tsx$/,
    priority: 10,
  },
  {
    name: 'orders',
    test: /\/src\/features\/(?:orders\/(?:OrdersPage|traded-orders)|options\/traded-options)\.tsx?$/,
    priority: 5,
  },
];

export default defineConfig({
  base: '/',
  plugins: [react(), texts(), unreached(), earlyFiles(), serviceWorker()],
  resolve: {
    alias: {
      '@emotion/use-insertion-effect-with-fallbacks': fileURLToPath(
        new URL('./src/app/early-styles.ts', import.meta.url),
      ),
      '@truemark/contracts': library('contracts'),
      '@truemark/domain': library('domain'),
      '@truemark/i18n': library('i18n'),
      '@truemark/money': library('money'),
    },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // What is needed together is one file: many small ones compress worse and are asked for one by one.
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/v2': server, '/manifest.json': server } },
});
