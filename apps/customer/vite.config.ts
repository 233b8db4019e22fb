import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { texts } from './scripts/texts.js';
import { unreached } from './scripts/unreached.js';

const library = (name: string): string =>
  fileURLToPath(new URL(`../../libs/${name}/src/index.ts`, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  base: '/',
  plugins: [react(), texts(), unreached()],
  resolve: {
    alias: {
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
    // What every page needs is one file: many small ones compress worse and are asked for one by one.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shell', test: /\/src\/app\/Shell\.tsx$/ }] } },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/v2': server, '/manifest.json': server } },
});
