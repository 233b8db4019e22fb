import { join } from 'node:path';
import type { Environment } from '../../config/environment.js';
import { readSecrets } from '../../platform/auth/secrets.js';
import { verifyAll, type Witness } from './all.js';
import { openSnapshot } from './snapshot.js';

/**
 * Looks at everything that an installation has stored, telling what it finds line by line; throws `Mismatch` at the
 * first that differs, `NoDatabase` where there is nothing. `ends` were written down elsewhere.
 */
export async function verifyInstallation(
  { database, dataDir }: Pick<Environment, 'database' | 'dataDir'>,
  ends: Pick<Witness, 'auditEnd' | 'journalEnd'>,
  say: (line: string) => void,
): Promise<void> {
  const secrets = readSecrets(dataDir);
  const reader = await openSnapshot(database);
  try {
    const uploads = secrets && join(dataDir, 'uploads');
    await verifyAll(reader, { secrets, uploads, ...ends }, (found) => say(`ok  ${found}`));
    say(
      secrets === null ? 'Everything that can be seen without the secrets adds up.' : 'Everything adds up.',
    );
  } finally {
    await reader.close();
  }
}
