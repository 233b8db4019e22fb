import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** Node options for benches, which measure servers as deployed; stories leave it unset. */
const NODE_ARGUMENTS = 'BENCH_NODE_ARGUMENTS';
/** Variable that passes the joined programs to the test processes. */
const VARIABLE = 'TEST_JOINED_PROGRAMS';
const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const LAUNCHER = fileURLToPath(new URL('./run-joined.mjs', import.meta.url));
/** Program that a run starts hundreds of times. */
const PROGRAM = 'main.js';
/**
 * Raises the number of calls before optimisation: most of these servers live for seconds, and optimising cost a sixth
 * of a start. Hot code is still optimised.
 */
const SHORT_LIVED_FLAGS = ['--interrupt-budget=400000'];
/** Packages that read files next to their code. */
const PACKAGES_WITH_FILES = [
  /^better-sqlite3$/,
  /^@node-rs\//,
  /^sharp$/,
  /^svg-captcha$/,
  /^swagger-ui-dist/,
];

/**
 * Bundles the built server into one file. Two thirds of a start are spent on finding, reading and compiling two
 * thousand modules, and a run starts hundreds of servers. Tests of a first start use the built files themselves.
 * Returns how to remove the file.
 */
export async function joinPrograms(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'truemark-joined-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await joinProgram(PROGRAM, folder);
  } catch (error) {
    remove();
    throw error;
  }
  process.env[VARIABLE] = folder;
  return () => {
    delete process.env[VARIABLE];
    remove();
  };
}

/** Node arguments for a built program: the joined one if there is one. `keeps` its compile cache at exit. */
export function argumentsFor(program: string, keeps: boolean): string[] {
  const folder = process.env[VARIABLE];
  const file = folder && joinedIn(folder, program);
  if (!file || !existsSync(file)) return [join(DIST, program)];
  const ofNode = process.env[NODE_ARGUMENTS]?.split(' ') ?? SHORT_LIVED_FLAGS;
  return [...ofNode, LAUNCHER, keeps ? 'keep' : 'run', file, join(DIST, program)];
}

const joinedIn = (folder: string, program: string): string => join(folder, program.replace(/\.js$/, '.cjs'));

async function joinProgram(program: string, folder: string): Promise<void> {
  const bundle = await rolldown({
    input: join(DIST, program),
    platform: 'node',
    external: PACKAGES_WITH_FILES,
    // Optional databases and frameworks of libraries are not installed.
    logLevel: 'silent',
    plugins: [{ name: 'where-it-lay', transform: withOriginalPaths }],
  });
  await bundle.write({
    file: joinedIn(folder, program),
    format: 'cjs',
    codeSplitting: false,
    // Errors and providers are identified by their names.
    keepNames: true,
  });
  await bundle.close();
}

/** Lets a module find files next to its original location, such as a worker program. */
function withOriginalPaths(code: string, id: string): string | null {
  if (!code.includes('import.meta.')) return null;
  return code
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
}
