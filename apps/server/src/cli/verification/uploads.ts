import { hash } from 'node:crypto';
import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import { type Upload, uploads } from '../../features/uploads/upload.table.js';
import type { Cipher } from '../../platform/auth/cipher.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { EncryptedFiles } from '../../platform/storage/encrypted-files.js';
import type { Files } from '../../platform/storage/files.js';

/** Minimum lifetime of a picture that nothing refers to, ms: removed after a day, with an hour's margin. */
const ORPHAN_GRACE = 23 * 3_600_000;
/** File names of pictures; other files are ignored. */
const NAME = /^[\w-]{22}$/;
/** Maximum file names listed. */
const NAMES_LISTED = 5;

const NO_FILES = 'pictures could NOT be looked for: there is no DATA_DIR';

/**
 * Verifies that every picture named by a row exists, decrypts with this installation's key, and is the one uploaded.
 * Lists files that no row names and that are too old to be in progress: the next start removes them. `files` null: none
 * available.
 */
export async function verifyUploads(
  reader: DatabaseReader,
  files: Files | null,
  cipher: Cipher | null,
  now: number,
): Promise<string> {
  if (files === null) return NO_FILES;
  const pictures = cipher && new EncryptedFiles(files, cipher);
  const { count, loose } = await comparePictures(reader, files, now, async ({ id, sha256 }) => {
    if (!pictures) return;
    const bytes = await pictures.read(id).catch(() => null);
    assertConsistent(
      bytes !== null,
      () => `uploads ${id}: its file does not open by this installation's key`,
    );
    assertConsistent(
      bytes !== null && hash('sha256', bytes, 'hex') === sha256,
      () => `uploads ${id}: its file is not the picture that was sent`,
    );
  });
  const what = pictures ? 'and what was sent' : 'but could NOT be opened: there are no secrets';
  const found = `${count} pictures are where their rows say, ${what}`;
  if (loose.length === 0) return found;
  const more = loose.length > NAMES_LISTED ? ` and ${loose.length - NAMES_LISTED} more` : '';
  return `${found}; no row names ${loose.slice(0, NAMES_LISTED).join(', ')}${more}`;
}

/** Verifies only that every picture named by a row exists: reading them all takes longer with each picture. */
export async function verifyUploadsExist(
  reader: DatabaseReader,
  files: Files | null,
  now: number,
): Promise<string> {
  if (files === null) return NO_FILES;
  const { count } = await comparePictures(reader, files, now);
  return `${count} pictures are where their rows say (--all opens them too)`;
}

/** The number of pictures that must exist, each verified, and old files that no row names. */
async function comparePictures(
  reader: DatabaseReader,
  files: Files,
  now: number,
  verify?: (picture: Upload) => Promise<void>,
): Promise<{ readonly count: number; readonly loose: readonly string[] }> {
  const written = new Map<string, number>();
  for await (const { name, changedAt } of files.list()) if (NAME.test(name)) written.set(name, changedAt);
  const named = new Set<string>();
  let count = 0;
  for await (const picture of rowsOf(reader, uploads)) {
    const { id, attachedAt, createdAt } = picture;
    named.add(id);
    if (attachedAt === null && createdAt < now - ORPHAN_GRACE) continue;
    count++;
    assertConsistent(
      written.has(id) || (await files.read(id)) !== null,
      () => `uploads ${id}: its file is gone`,
    );
    await verify?.(picture);
  }
  const loose = [...written].flatMap(([name, changedAt]) =>
    !named.has(name) && changedAt < now - ORPHAN_GRACE ? [name] : [],
  );
  return { count, loose };
}
