import type { Environment } from '../../config/environment.js';
import { findSecrets } from '../../platform/auth/sealed-secrets.js';
import { openFiles } from '../../platform/storage/open-files.js';
import { verifyAll, type Witness } from './all.js';
import { openSnapshot } from './snapshot.js';

/**
 * Looks at everything that an installation has stored, telling what it finds line by line; throws `Mismatch` at the
 * first that differs, `NoDatabase` where there is nothing. `ends` were written down elsewhere.
 */
export async function verifyInstallation(
  { database, dataDir, secretKey, files }: Pick<Environment, 'database' | 'dataDir' | 'secretKey' | 'files'>,
  ends: Pick<Witness, 'auditEnd' | 'journalEnd'>,
  say: (line: string) => void,
): Promise<void> {
  const secrets = await findSecrets({ database, dataDir, secretKey });
  const reader = await openSnapshot(database);
  try {
    const uploads = secrets && openFiles(files, 'uploads');
    await verifyAll(reader, { secrets, uploads, ...ends }, (found) => say(`ok  ${found}`));
    say(
      secrets === null ? 'Everything that can be seen without the secrets adds up.' : 'Everything adds up.',
    );
  } finally {
    await reader.close();
  }
}
