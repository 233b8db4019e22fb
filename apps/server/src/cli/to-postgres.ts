import { join } from 'node:path';
import { DiskFiles } from '../platform/storage/disk-files.js';
import { openFiles } from '../platform/storage/open-files.js';
import { TransferFault } from './transfer/manifest.js';
import { runTransfer } from './transfer/run.js';
import { moveToPostgres } from './transfer/to-postgres.js';

/**
 * Moves the embedded database of `DATA_DIR` into the empty PostgreSQL database `DATABASE_URL`, and the pictures of
 * `DATA_DIR` to `UPLOADS_URL`.
 */
runTransfer(async ({ database, dataDir, files }) => {
  if (database.dialect !== 'postgres')
    throw new TransferFault('Where to? DATABASE_URL has to name an empty PostgreSQL database');
  const folder = join(dataDir, 'uploads');
  const isElsewhere = files.kind !== 'folder' || files.uploads !== folder;
  const copyPictures = async (): Promise<void> => {
    const [from, to] = [new DiskFiles(folder), openFiles(files, 'uploads')];
    for await (const { name } of from.list()) {
      const bytes = await from.read(name);
      if (bytes) await to.write(name, bytes);
    }
  };
  await moveToPostgres({
    file: join(dataDir, 'truemark.db'),
    url: database.url,
    now: Date.now,
    say: (line) => console.log(line),
    before: isElsewhere ? copyPictures : null,
  });
  console.log('Next: npm run verify, with the same DATA_DIR and DATABASE_URL');
});
