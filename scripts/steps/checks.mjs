import { tool } from './command.mjs';
import { seconds } from './progress.mjs';

/** Static checks; each counts as one test. */
const CHECKS = [
  { name: 'format', run: () => tool('@biomejs/biome/bin/biome', ['check', '--max-diagnostics=20', '.']) },
  {
    name: 'lint',
    run: () =>
      tool('oxlint/bin/oxlint', ['--type-aware', '--tsconfig', 'tsconfig.check.json', '--deny-warnings']),
  },
  {
    name: 'imports',
    run: () =>
      tool('dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        '.dependency-cruiser.cjs',
        'libs',
        'apps',
      ]),
  },
  { name: 'types of libraries, server and tests', run: () => typecheck('tsconfig.check.json') },
  { name: 'types of the customer app', run: () => typecheck('apps/customer') },
  { name: 'types of the back office', run: () => typecheck('apps/admin') },
];

/**
 * The native compiler does the same checks in a fifth of the time. Several checkers would repeat their common work, and
 * two checks already run in parallel. Garbage collection runs less often.
 */
const typecheck = (project) =>
  tool(
    '@typescript/native-preview/bin/tsgo',
    ['--noEmit', '--pretty', 'false', '--checkers', '1', '-p', project],
    { env: { GOGC: '400' } },
  );

async function runCheck({ name, run }) {
  const since = Date.now();
  const { code, output } = await run();
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds(since)})`);
  if (code !== 0) console.log(output.trimEnd().split('\n').slice(0, 200).join('\n'));
  return code === 0 ? { passed: 1 } : { failed: 1, failures: [`✗ ${name}: see above`] };
}

/** Runs all checks, two at a time. */
export async function runChecks() {
  const waiting = [...CHECKS];
  const counts = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) counts.push(await runCheck(check));
  };
  await Promise.all([worker(), worker()]);
  return counts;
}
