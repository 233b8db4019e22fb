import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** What Node is given where a bench measures servers as a firm starts them; stories leave it unset. */
const NODE_ARGUMENTS = 'BENCH_NODE_ARGUMENTS';
/** Names the joined programs for the processes that run the stories. */
const VARIABLE = 'TEST_JOINED_PROGRAMS';
const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const LAUNCHER = fileURLToPath(new URL('./run-joined.mjs', import.meta.url));
/** The program of which a run starts hundreds. */
const PROGRAM = 'main.js';
/**
 * A function has to be called a few times as often before it is compiled for speed: most of these servers live for
 * seconds, and what the compiler did for them cost a sixth of a start. What is hot is compiled all the same.
 */
const SHORT_LIVED = ['--interrupt-budget=400000'];
/** Packages that read files of their own beside their code. */
const WITH_FILES = [/^better-sqlite3$/, /^@node-rs\//, /^sharp$/, /^svg-captcha$/, /^swagger-ui-dist/];

/**
 * Joins the built server with all its modules into one file. Two thirds of what a start costs is to find, read and
 * compile two thousand modules: a run starts hundreds of servers. The built files themselves are run where a first start
 * is what is looked at. Answers how to remove the file.
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

/** What Node is given to run a built program: the joined one where there is one. `keeps` its compiled code when it ends. */
export function argumentsFor(program: string, keeps: boolean): string[] {
  const folder = process.env[VARIABLE];
  const file = folder && joinedIn(folder, program);
  if (!file || !existsSync(file)) return [join(DIST, program)];
  const ofNode = process.env[NODE_ARGUMENTS]?.split(' ') ?? SHORT_LIVED;
  return [...ofNode, LAUNCHER, keeps ? 'keep' : 'run', file, join(DIST, program)];
}

const joinedIn = (folder: string, program: string): string => join(folder, program.replace(/\.js$/, '.cjs'));

async function joinProgram(program: string, folder: string): Promise<void> {
  const bundle = await rolldown({
    input: join(DIST, program),
    platform: 'node',
    external: WITH_FILES,
    // Databases and frameworks that libraries could use and that are not installed.
    logLevel: 'silent',
    plugins: [{ name: 'where-it-lay', transform: asWhereItLay }],
  });
  await bundle.write({
    file: joinedIn(folder, program),
    format: 'cjs',
    codeSplitting: false,
    // Errors and providers are told apart by their names.
    keepNames: true,
  });
  await bundle.close();
}

/** A module finds what lies beside it, such as a worker's program, where it was built. */
function asWhereItLay(code: string, id: string): string | null {
  if (!code.includes('import.meta.')) return null;
  return code
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
}
