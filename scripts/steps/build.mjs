import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npm, tool } from './command.mjs';
import { StepFailed, step } from './progress.mjs';
import { inRoot, root } from './root.mjs';

const LIBRARIES = ['libs/money', 'libs/domain', 'libs/contracts', 'libs/i18n'];
const SHARED = [...LIBRARIES, 'tsconfig.base.json', 'tsconfig.json', 'package-lock.json'];
/** Folders that no build reads. */
const ASIDE = new Set(['node_modules', 'dist', 'e2e', 'test', 'test-results', 'playwright-report']);

/** Programs that customers get together with their files. */
const SCRIPTS = readdirSync(inRoot('docs'))
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => `docs/${name}`);

/** Each part with its sources, its output and its build. */
const PARTS = [
  {
    name: 'server',
    from: [...SHARED, 'apps/server'],
    makes: 'apps/server/dist/main.js',
    // The native compiler writes the same code in half the time.
    build: () => tool('@typescript/native-preview/bin/tsgo', ['-b', '--pretty', 'false']),
  },
  {
    name: 'customer app',
    from: [...SHARED, ...SCRIPTS, 'apps/customer'],
    makes: 'apps/customer/dist/index.html',
    build: () => npm(['run', 'build', '-w', '@truemark/customer', '--silent']),
  },
  {
    name: 'back office',
    from: [...SHARED, 'apps/admin'],
    makes: 'apps/admin/dist/index.html',
    build: () => npm(['run', 'build', '-w', '@truemark/admin', '--silent']),
  },
];

const isRead = (name) => !ASIDE.has(name) && !/\.spec\.tsx?$|\.tsbuildinfo$/.test(name);

function* filesOf(path) {
  const entries = readdirSync(inRoot(path), { withFileTypes: true });
  for (const entry of entries.filter(({ name }) => isRead(name)).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isDirectory()) yield* filesOf(join(path, entry.name));
    else if (entry.isFile()) yield join(path, entry.name);
  }
}

function contentsOf(from) {
  const hash = createHash('sha256');
  for (const path of from) {
    const files = /\.(?:json|mjs)$/.test(path) ? [path] : filesOf(path);
    for (const file of files) hash.update(`${file}\n`).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

const stampOf = ({ makes }) => inRoot(dirname(makes), '.build-stamp');

function isBuilt(part, contents) {
  const stamp = stampOf(part);
  return existsSync(inRoot(part.makes)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === contents;
}

/**
 * Removes the server's output before each build: with the compiler's incremental state, a file that was only renamed
 * would be missing.
 */
function clearServer() {
  for (const project of [...LIBRARIES, 'apps/server']) {
    for (const made of ['dist', 'tsconfig.tsbuildinfo']) {
      rmSync(inRoot(project, made), { recursive: true, force: true });
    }
  }
}

async function buildPart(part, contents) {
  if (part.name === 'server') clearServer();
  const { code, output } = await step(`Building the ${part.name}`, part.build);
  if (code !== 0)
    throw new StepFailed(`The ${part.name} could not be built:\n${output.replaceAll(root, '')}`);
  mkdirSync(dirname(stampOf(part)), { recursive: true });
  writeFileSync(stampOf(part), contents);
}

/** Builds the parts whose sources changed since their last build. */
export async function ensureBuilt(names = PARTS.map(({ name }) => name)) {
  const stale = PARTS.filter(({ name }) => names.includes(name))
    .map((part) => ({ part, contents: contentsOf(part.from) }))
    .filter(({ part, contents }) => !isBuilt(part, contents));
  const results = await Promise.allSettled(stale.map(({ part, contents }) => buildPart(part, contents)));
  const failed = results.filter(({ status }) => status === 'rejected').map(({ reason }) => reason);
  const fault = failed.find((reason) => !(reason instanceof StepFailed));
  if (fault) throw fault;
  if (failed.length > 0) throw new StepFailed(failed.map(({ message }) => message).join('\n'));
}
