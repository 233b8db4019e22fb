import { readdirSync, readFileSync } from 'node:fs';
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
  'options.entry',
  'options.exit',
  'orders.marginLevel',
  'proof.sealedDays',
  'receipt.',
  'session.demo',
  'session.ended',
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

/** Loads each catalogue of each language, see `src/api/catalogues.ts`. */
const LOADERS = 'virtual:texts';
/** `virtual:texts/en/first`: a catalogue, or one of the two parts of the app's own. */
const ADDRESS = /^virtual:texts\/(\w+)\/(\w+)$/;
/** What a server says. */
const NOT_OF_APP = 'server';

const ROOT = fileURLToPath(new URL('../../../libs/i18n/src/catalogues/', import.meta.url));

const fileOf = (language: string, catalogue: string): string => `${ROOT}${language}/${catalogue}.json`;

export const textsOf = (language: string, catalogue: string): Record<string, string> =>
  JSON.parse(readFileSync(fileOf(language, catalogue), 'utf8')) as Record<string, string>;

/** Languages with catalogues: one is added by its folder. */
export const writtenLanguages = (): string[] => readdirSync(ROOT);

/** Those of the app; a server's are none of its. */
export const ownCatalogues = (): string[] =>
  readdirSync(`${ROOT}en`)
    .map((file) => file.replace('.json', ''))
    .filter((name) => name !== NOT_OF_APP);

function catalogues(): string[] {
  return ['first', 'rest', ...ownCatalogues().filter((name) => name !== 'app')];
}

function loaders(): string {
  const lines = writtenLanguages().flatMap((language) =>
    catalogues().map((name) => `"${language} ${name}": () => import("virtual:texts/${language}/${name}")`),
  );
  return `export const loaders = {\n${lines.join(',\n')}\n};`;
}

const isFirst = (key: string): boolean =>
  [...FIRST, ...FIRST_OF_COMPANY].some((beginning) => key.startsWith(beginning));

/** A catalogue, or a part of the app's own; to the first of them comes what is needed of the other. */
function partOf(language: string, part: string): Record<string, string> {
  if (part !== 'first' && part !== 'rest') return textsOf(language, part);
  const ofApp = Object.entries(textsOf(language, 'app'));
  const ofCompany = Object.entries(textsOf(language, 'company'));
  return Object.fromEntries(
    part === 'first'
      ? [...ofApp, ...ofCompany].filter(([key]) => isFirst(key))
      : ofApp.filter(([key]) => !isFirst(key)),
  );
}

/** The texts that a script names and that do not come with the first picture; what pages are called is said once it is there. */
function missingIn(code: string, keys: ReadonlySet<string>): string[] {
  const named = [...code.matchAll(/(?<!title: ?)["'`]([a-zA-Z]+\.[\w.]+)(?:["'`]|\$\{)/g)].map(
    ([, key = '']) => key,
  );
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

/** Serves each language's catalogues, the app's own in two parts, and fails the build where the first picture names a text of the other. */
export function texts(): Plugin {
  return {
    name: 'truemark-texts',
    resolveId: (id) => (id === LOADERS ? `\0${id}` : ADDRESS.test(id) ? `\0${id}.json` : null),
    load(id) {
      if (id === `\0${LOADERS}`) return loaders();
      const [, language, part] = ADDRESS.exec(id.replace(/^\0|\.json$/g, '')) ?? [];
      if (language === undefined || part === undefined) return null;
      for (const name of readdirSync(`${ROOT}${language}`)) this.addWatchFile(`${ROOT}${language}/${name}`);
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
