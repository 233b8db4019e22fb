import { resolve } from 'node:path';
import { TransferFault } from './transfer/manifest.js';
import { restore } from './transfer/restore.js';
import { optionOf, runTransfer } from './transfer/run.js';

/** Restores the backup `--from=…` to `DATA_DIR`, `DATABASE_URL` and `UPLOADS_URL`, which must be empty. */
runTransfer(async (environment) => {
  const from = optionOf('from');
  if (from === undefined) throw new TransferFault('Which backup? npm run restore -- --from=folder');
  await restore(environment, resolve(from), (line) => console.log(line));
  console.log('Next: npm run verify');
});
