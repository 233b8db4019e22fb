import type { Plugin } from 'vite';
import { chunksOf } from './chunks.js';

/** What every page needs beside the entry, told by the end of a module's path. */
const ALWAYS = '/src/main.tsx';

/** What a page or a language needs beside that. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  '/': ['/home/HomePage.tsx'],
  '/trade': ['/trade/TradePage.tsx'],
  en: ['texts/en/first.json'],
  hk: ['texts/hk/first.json'],
  ar: ['texts/ar/first.json', '/@mui/stylis-plugin-rtl/index.mjs'],
  // Of every page but the start page.
  'en rest': ['texts/en/rest.json'],
  'hk rest': ['texts/hk/rest.json'],
  'ar rest': ['texts/ar/rest.json'],
};

/** Lets the document ask at once for what every page needs, and `public/early.js` for what a page or a language needs. */
export function earlyFiles(): Plugin {
  return {
    name: 'truemark-early-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const entry = chunksOf(bundle, '/src/start.ts');
        const always = chunksOf(bundle, ALWAYS).filter((chunk) => !entry.includes(chunk));
        const known = new Set([...entry, ...always]);
        const filesOf = (modules: readonly string[]) =>
          modules
            .flatMap((module) => chunksOf(bundle, module))
            .filter((chunk) => !known.has(chunk))
            .map(({ fileName }) => `/${fileName}`);
        const files = Object.entries(NEEDS).map(([need, modules]) => [need, filesOf(modules)]);
        const data = JSON.stringify(Object.fromEntries(files)).replaceAll('"', '&quot;');
        return {
          html: html.replace('<script src="/early.js">', `<script src="/early.js" data-files="${data}">`),
          tags: always.map(({ fileName }) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          })),
        };
      },
    },
  };
}
