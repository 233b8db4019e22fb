import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textsOf } from './texts.js';

const FEATURES = fileURLToPath(new URL('../src/features/', import.meta.url));
/** A route as products declare it: its path, the key of its title, whether it is wide, and whether it is closed to visitors. */
const ROUTE = /path: '([^']+)',\s*title: '([^']+)',(\s*wide: true,)?(\s*kept: true,)?(\s*login: true,)?/g;

interface DeclaredTitle {
  readonly path: string;
  readonly key: string;
  readonly wide: boolean;
  readonly closed: boolean;
}

/** The titles of pages that are always the same, read from where products declare their routes. */
export const declaredTitles = (): DeclaredTitle[] =>
  readdirSync(FEATURES, { encoding: 'utf8', recursive: true })
    .filter((file) => /^[\w-]+\/product\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(`${FEATURES}${file}`, 'utf8').matchAll(ROUTE)])
    .map(([, path = '', key = '', wide, , closed]) => ({
      path,
      key,
      wide: wide !== undefined,
      closed: closed !== undefined,
    }));

/** What a page is called in a language, by its address; a last sign says that it is wide (`w`) and closed to visitors (`c`). */
export function titlesOf(language: string, catalogues: readonly string[]): Record<string, string> {
  const texts = Object.assign({}, ...catalogues.map((name) => textsOf(language, name)));
  return Object.fromEntries(
    declaredTitles().map(({ path, key, wide, closed }) => {
      const said = texts[key] as string | undefined;
      if (said === undefined) throw new Error(`the title ${key} of ${path} has no text`);
      return [path, `${said}|${wide ? 'w' : ''}${closed ? 'c' : ''}`];
    }),
  );
}
