import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { chunksOf } from './chunks.js';

/**
 * What the keys of texts begin with that the first picture needs: the frame of the app, the start page and what may
 * stand over it. All other texts come while the first picture is looked at, or with the page that needs them.
 */
const FIRST = [
  'accounts.',
  'announcement.',
  'blocks.',
  'closing.',
  'company.',
  'demo.',
  'favourites.',
  'home.',
  'language.title',
  'limits.exclu',
  'limits.saved',
  'limits.session',
  'limits.stake',
  'live.',
  'market.',
  'messages.',
  'money.',
  'news.',
  'orders.call.',
  'orders.marginLevel',
  'receipt.',
  'session.demo',
  'session.logIn',
  'session.onlyReal',
  'session.openDemo',
  'session.register',
  'tabs.',
  'ui.',
  'way.',
];

/** The same for the catalogue of the pages about the house, which is else loaded with them. */
const FIRST_OF_COMPANY = ['visitor.label', 'visitor.ticks', 'visitor.sum', 'visitor.nobody'];

/** `virtual:texts/en/first` and `virtual:texts/en/rest`: the two parts of a language's texts. */
const ADDRESS = /^virtual:texts\/(en|hk|ar)\/(first|rest)$/;

const fileOf = (language: string, catalogue: string): string =>
  fileURLToPath(new URL(`../../../libs/i18n/src/catalogues/${language}/${catalogue}.json`, import.meta.url));

const textsOf = (language: string, catalogue: string): Record<string, string> =>
  JSON.parse(readFileSync(fileOf(language, catalogue), 'utf8')) as Record<string, string>;

const isFirst = (key: string): boolean =>
  [...FIRST, ...FIRST_OF_COMPANY].some((beginning) => key.startsWith(beginning));

/** A part of the app's own catalogue; to the first of them comes what is needed of the other. */
function partOf(language: string, part: string | undefined): Record<string, string> {
  const ofApp = Object.entries(textsOf(language, 'app'));
  const ofCompany = Object.entries(textsOf(language, 'company'));
  return Object.fromEntries(
    part === 'first'
      ? [...ofApp, ...ofCompany].filter(([key]) => isFirst(key))
      : ofApp.filter(([key]) => !isFirst(key)),
  );
}

/** The texts that a script names and that do not come with the first picture. */
function missingIn(code: string, keys: ReadonlySet<string>): string[] {
  const named = [...code.matchAll(/["'`]([a-zA-Z]+\.[\w.]+)(?:["'`]|\$\{)/g)].map(([, key = '']) => key);
  return named.filter(
    (name) =>
      !isFirst(name) &&
      (keys.has(name) || (name.endsWith('.') && [...keys].some((key) => key.startsWith(name)))),
  );
}

/** The chunks that the first picture waits for: the start of the app, its first page and all that they import statically. */
function firstChunks(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return ['/src/main.tsx', '/HomePage.tsx'].flatMap((module) => chunksOf(bundle, module));
}

/** Serves each language's texts in two parts, and fails the build where the first picture names a text of the other. */
export function texts(): Plugin {
  return {
    name: 'truemark-texts',
    resolveId: (id) => (ADDRESS.test(id) ? `\0${id}.json` : null),
    load(id) {
      const [, language, part] = ADDRESS.exec(id.replace(/^\0|\.json$/g, '')) ?? [];
      if (language === undefined) return null;
      this.addWatchFile(fileOf(language, 'app'));
      this.addWatchFile(fileOf(language, 'company'));
      return JSON.stringify(partOf(language, part));
    },
    generateBundle(_options, bundle) {
      const keys = new Set(['app', 'company'].flatMap((catalogue) => Object.keys(textsOf('en', catalogue))));
      const missing = firstChunks(bundle).flatMap(({ code }) => missingIn(code, keys));
      if (missing.length === 0) return;
      this.error(
        `The first picture names texts that come later, see FIRST in scripts/texts.ts: ${[...new Set(missing)].join(', ')}`,
      );
    },
  };
}
