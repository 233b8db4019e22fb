import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const library = (name: string, part = 'index'): string =>
  fileURLToPath(new URL(`../../libs/${name}/src/${part}.ts`, import.meta.url));
const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  resolve: {
    alias: {
      '@truemark/contracts/admin': library('contracts', 'admin/index'),
      '@truemark/contracts': library('contracts'),
      '@truemark/domain': library('domain'),
      '@truemark/i18n': library('i18n'),
      '@truemark/money': library('money'),
    },
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    modulePreload: { polyfill: false },
    // React-admin itself; every screen beside it is a part of its own.
    chunkSizeWarningLimit: 900,
  },
  server: { proxy: { '/admin/api': { target: server, ws: true } } },
});
