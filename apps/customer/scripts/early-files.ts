import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';
// Its source: on a fresh clone the library itself is built at the same time.
import { LANGUAGES, languageOf } from '../../../libs/i18n/src/languages.js';
import { deriveAccent } from '../src/ui/theme/accents.js';
import { DARK, DEFAULT_ACCENTS, LIGHT } from '../src/ui/theme/tokens.js';
import { chunksOf } from './chunks.js';
import { titlesOf } from './page-titles.js';
import { ownCatalogues, textsOf, writtenLanguages } from './texts.js';

/** What every page needs beside the entry, told by the end of a module's path. */
const ALWAYS = '/src/main.tsx';

/** What a page needs beside that; after the words `then` and `proof`, what its customer's or a visitor's own things need a moment later. */
const OF_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['/home/HomePage.tsx'],
  '/ then': [
    '/orders/HeldPositions.tsx',
    '/options/HeldOptions.tsx',
    '/home/EquityLine.tsx',
    '/home/NextStep.tsx',
  ],
  '/ proof': ['/welcome/LiveProof.tsx'],
  '/trade': ['/trade/TradePage.tsx', '/trade/contract-desk.tsx', '/options/option-desk.tsx'],
  '/order': ['/orders/OrdersPage.tsx', '/orders/traded-orders.ts', '/options/traded-options.ts'],
  '/mine/wallet': ['/wallet/WalletPage.tsx'],
};

/** Pictures of the tabs that a new platform has. */
const TAB_ICONS = ['home', 'trade', 'order', 'orders', 'follow', 'rank', 'user', 'account'];

/** As the app draws them; a specification there holds the two against each other. */
const ICONS_FILE = new URL('../../../libs/contracts/src/admin/customer-app.json', import.meta.url);

function tabIcons(): Record<string, string> {
  const { icons } = JSON.parse(readFileSync(ICONS_FILE, 'utf8')) as { icons: Record<string, string> };
  return Object.fromEntries(TAB_ICONS.map((name) => [name, icons[name] ?? '']));
}

/** What writing from right to left needs. */
const MIRROR = '/@mui/stylis-plugin-rtl/index.mjs';

/** Font files of scripts that one file covers: `src/fonts/fonts.ts` declares them. Others have a hundred files each. */
const SCRIPT_FONTS: Readonly<Record<string, string>> = {
  ar: 'noto-sans-arabic-arabic-wght-normal',
  hi: 'noto-sans-devanagari-devanagari-wght-normal',
  ru: 'inter-cyrillic-wght-normal',
  th: 'noto-sans-thai-thai-wght-normal',
  vn: 'inter-vietnamese-wght-normal',
};

/** The font of a language's script and its rule. Throws, and so fails the build, if either is missing. */
function fontFiles(bundle: Rolldown.OutputBundle, font: string): string[] {
  const found = Object.values(bundle).flatMap((file) => {
    if (file.type !== 'asset') return [];
    const isRule = file.fileName.endsWith('.css') && String(file.source).includes(font);
    return isRule || file.fileName.includes(font) ? `/${file.fileName}` : [];
  });
  if (found.length !== 2) throw new Error(`the font ${font} and its rule: ${found.join(' ')}`);
  return found;
}

/** What a language needs: its first texts, and on every page but the start page the rest of them. */
function needsOf(language: string): [need: string, modules: string[]][] {
  const { direction } = languageOf(language);
  return [
    [`${language} first`, [`texts/${language}/first.json`, ...(direction === 'rtl' ? [MIRROR] : [])]],
    [`${language} rest`, [`texts/${language}/rest.json`]],
  ];
}

/** The colour that a house has until it picks one, as `ui/theme/theme.ts` derives it for each mode. */
function usualAccents(): object {
  const { primary } = DEFAULT_ACCENTS;
  const modes = Object.entries({ light: LIGHT, dark: DARK }).map(([mode, { surface, ground, raised }]) => {
    const { main, on, text } = deriveAccent(primary, primary, [surface, ground, raised], LIGHT.ink);
    return [mode, { accent: main, on, lit: text }];
  });
  return { of: primary, ...Object.fromEntries(modes) };
}

const asAttribute = (value: object): string => JSON.stringify(value).replaceAll('"', '&quot;');

interface FirstScreen {
  readonly welcome: string;
  /** Where the house opens demo accounts, and where it does not. */
  readonly sentence: { readonly demo: string; readonly noDemo: string };
  readonly ways: { readonly demo: string; readonly login: string; readonly register: string };
  readonly reasons: readonly (readonly [reason: string, text: string])[];
}

/** What a visitor's first screen says: its headline and what stands below it, the ways in, and the reasons with their texts. */
function firstScreenOf(language: string): FirstScreen {
  const company = textsOf(language, 'company');
  const app = textsOf(language, 'app');
  const said = (texts: Record<string, string>, key: string): string => texts[key] ?? '';
  const reasons = ['ticks', 'sum', 'nobody'].map(
    (reason) => [said(company, `visitor.${reason}`), said(company, `visitor.${reason}Text`)] as const,
  );
  return {
    welcome: said(app, 'home.welcome'),
    sentence: { demo: said(app, 'home.welcomeDemo'), noDemo: said(app, 'home.welcomeNoDemo') },
    ways: {
      demo: said(app, 'session.openDemo'),
      login: said(app, 'session.logIn'),
      register: said(app, 'session.register'),
    },
    reasons,
  };
}

const hashed = (name: string, content: object): string => {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 8);
  return `assets/${name}-${hash}.json`;
};

/** What is fetched in languages that the document does not bring along: the first screen of visitors, the titles of pages. */
function spokenFiles(language: string): { name: string; fileName: string; content: object }[] {
  const contents = { reasons: firstScreenOf(language), titles: titlesOf(language, ownCatalogues()) };
  return Object.entries(contents).map(([name, content]) => ({
    name,
    fileName: hashed(name, content),
    content,
  }));
}

/** Lets the document ask at once for what every page needs, and `public/early.js` for what a page or a language needs. */
export function earlyFiles(): Plugin {
  return {
    name: 'truemark-early-files',
    apply: 'build',
    generateBundle() {
      for (const language of writtenLanguages()) {
        for (const { fileName, content } of spokenFiles(language)) {
          this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
        }
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
        const fonts = Object.entries(SCRIPT_FONTS).map(([code, font]) => [
          `${code} font`,
          fontFiles(bundle, font),
        ]);
        const spoken = writtenLanguages().flatMap((code) =>
          spokenFiles(code).map(({ name, fileName }) => [`${code} ${name}`, [`/${fileName}`]]),
        );
        const { welcome, reasons: said, ...ways } = firstScreenOf('en');
        const items = said.map(([reason, text]) => `<li>${reason}<p>${text}</p></li>`);
        const languages = LANGUAGES.map(({ tag, code }) => [tag.split('-')[0], code]);
        const data = [
          ['languages', Object.fromEntries(languages)],
          ['files', Object.fromEntries([...files, ...fonts, ...spoken])],
          ['icons', tabIcons()],
          ['accents', usualAccents()],
          ['screen', ways],
          ['titles', titlesOf('en', ownCatalogues())],
        ].map(([name, value]) => `data-${name}="${asAttribute(value as object)}"`);
        return {
          html: html
            .replace('<em data-welcome></em>', `<em data-welcome>${welcome}</em>`)
            .replace('<ol data-reasons></ol>', `<ol data-reasons>${items.join('')}</ol>`)
            .replace('<script src="/early.js">', `<script src="/early.js" ${data.join(' ')}>`)
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
