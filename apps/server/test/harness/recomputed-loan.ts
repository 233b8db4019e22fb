import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Difference, readExactly, recompute } from '../../../../docs/recompute-loan.mjs';

const SCRIPT = fileURLToPath(new URL('../../../../docs/recompute-loan.mjs', import.meta.url));
/** Values that occur only once in the answer: the loan's number, and those of entries. */
const UNCHECKED_FIELDS = /^(loan_id|entries\.\d+\.id)$/;
const DAY = 86_400_000;

/** Difference that the script finds in the two answers of a loan, as sent; null: none. */
export function differenceIn(audit: string, agreement: string): string | null {
  try {
    recompute(readExactly(audit), () => undefined, readExactly(agreement));
    return null;
  } catch (error) {
    if (error instanceof Difference) return error.message;
    throw error;
  }
}

/** Exit code and output of the script on an audit, run like a borrower would. */
export function runScriptOn(audit: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    input: audit,
    encoding: 'utf8',
  });
  return `${status} ${stdout}${stderr}`.trim();
}

/** Paths of audit values whose change the script does not notice. */
export function undetectedChanges(audit: string, agreement: string): string[] {
  const { data } = JSON.parse(audit) as { data: Record<string, unknown> };
  const unnoticed: string[] = [];
  const alter = (at: Record<string, unknown>, path: string): void => {
    for (const [name, value] of Object.entries(at)) {
      const here = path + name;
      if (value !== null && typeof value === 'object') alter(value as Record<string, unknown>, `${here}.`);
      if (typeof value !== 'number' || UNCHECKED_FIELDS.test(here)) continue;
      at[name] = value + (name.endsWith('_ms') ? DAY : 1);
      if (differenceIn(JSON.stringify(data), agreement) === null) unnoticed.push(here);
      at[name] = value;
    }
  };
  alter(data, '');
  return unnoticed;
}
