import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
// Its source: on a fresh clone the library itself is built at the same time.
import { LANGUAGES, languageOf } from '../../../libs/i18n/src/languages.js';
import { chunksOf } from './chunks.js';
import { textsOf, writtenLanguages } from './texts.js';

/** What every page needs beside the entry, told by the end of a module's path. */
const ALWAYS = '/src/main.tsx';

/** What a page needs beside that. */
const OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['/home/HomePage.tsx'],
  '/trade': ['/trade/TradePage.tsx'],
};

/** What writing from right to left needs. */
const MIRROR = '/@mui/stylis-plugin-rtl/index.mjs';

/** What a language needs: its first texts, and on every page but the start page the rest of them. */
function needsOf(language: string): [need: string, modules: string[]][] {
  const { direction } = languageOf(language);
  return [
    [`${language} first`, [`texts/${language}/first.json`, ...(direction === 'rtl' ? [MIRROR] : [])]],
    [`${language} rest`, [`texts/${language}/rest.json`]],
  ];
}

const asAttribute = (value: object): string => JSON.stringify(value).replaceAll('"', '&quot;');

interface FirstScreen {
  readonly welcome: string;
  readonly reasons: readonly (readonly [reason: string, text: string])[];
}

/** What a visitor's first screen says whatever the house has switched on: its headline, and the reasons with their texts. */
function firstScreenOf(language: string): FirstScreen {
  const texts = textsOf(language, 'company');
  const reasons = ['ticks', 'sum', 'nobody'].map(
    (reason) => [texts[`visitor.${reason}`] ?? '', texts[`visitor.${reason}Text`] ?? ''] as const,
  );
  return { welcome: textsOf(language, 'app')['home.welcome'] ?? '', reasons };
}

const reasonsFile = (language: string): string => {
  const text = JSON.stringify(firstScreenOf(language));
  return `assets/reasons-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`;
};

/** Lets the document ask at once for what every page needs, and `public/early.js` for what a page or a language needs. */
export function earlyFiles(): Plugin {
  return {
    name: 'truemark-early-files',
    apply: 'build',
    generateBundle() {
      for (const language of writtenLanguages()) {
        const source = JSON.stringify(firstScreenOf(language));
        this.emitFile({ type: 'asset', fileName: reasonsFile(language), source });
      }
    },
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
        const files = [...Object.entries(OF_PAGES), ...writtenLanguages().flatMap(needsOf)].map(
          ([need, modules]) => [need, filesOf(modules)],
        );
        const reasons = writtenLanguages().map((code) => [`${code} reasons`, [`/${reasonsFile(code)}`]]);
        const { welcome, reasons: said } = firstScreenOf('en');
        const items = said.map(([reason, text]) => `<li>${reason}<p>${text}</p></li>`);
        const languages = LANGUAGES.map(({ tag, code }) => [tag.split('-')[0], code]);
        const data = `data-languages="${asAttribute(Object.fromEntries(languages))}" data-files="${asAttribute(Object.fromEntries([...files, ...reasons]))}"`;
        return {
          html: html
            .replace('<em data-welcome></em>', `<em data-welcome>${welcome}</em>`)
            .replace('<ol data-reasons></ol>', `<ol data-reasons>${items.join('')}</ol>`)
            .replace('<script src="/early.js">', `<script src="/early.js" ${data}>`)
            // What is read first needs no script: the document, its font and the first answers come before.
            .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
            .replace('<script type="module"', '<script type="module" fetchpriority="low"'),
          tags: always.map(({ fileName }) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'modulepreload', fetchpriority: 'low', crossorigin: true, href: `/${fileName}` },
          })),
        };
      },
    },
  };
}
