import type { Environment } from '../../config/environment.js';
import { Passwords } from '../../platform/auth/passwords.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { JournalKey } from '../../platform/database/journal-key.js';
import { ownerToWrite } from './operators.js';

interface UnappliedOptions {
  readonly environment: Pick<Environment, 'owner' | 'operatorLink'>;
  readonly reader: Pick<DatabaseReader, 'first' | 'number'>;
  readonly journalKey: JournalKey;
}

const REMEDY = 'another engine leads. Stop all engines, then start one with these variables';

/** A line for each sign-in that the environment asks for and a start beside a leading engine does not write. */
export async function unappliedSignIns({
  environment: { owner, operatorLink },
  ...stored
}: UnappliedOptions): Promise<string[]> {
  const lines: string[] = [];
  const wanted = owner && (await ownerToWrite({ ...stored, passwords: new Passwords() }, owner));
  if (wanted?.isSet) lines.push(`ADMIN_EMAIL and ADMIN_PASSWORD were not applied: ${REMEDY}`);
  if (operatorLink !== null) lines.push(`OPERATOR_LINK was not applied: ${REMEDY}`);
  return lines;
}
