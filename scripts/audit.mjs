import './steps/node-version.mjs';
import { verdictOf } from './steps/audit.mjs';
import { npm } from './steps/command.mjs';

/** Lowest severity that fails the audit of production dependencies: `low`, `moderate`, `high` or `critical`. */
const LEVEL = 'high';

const { output } = await npm([
  'audit',
  '--omit=dev',
  `--audit-level=${LEVEL}`,
  '--json',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-timeout=15000',
]);
const { isGood, words } = verdictOf(output, LEVEL);
console.log(words);
process.exitCode = isGood ? 0 : 1;
