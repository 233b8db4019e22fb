import { hash } from 'node:crypto';
import { expectThat, rowsOf } from '../../engine/kernel/mismatch.js';
import { uploads } from '../../features/uploads/upload.table.js';
import type { Cipher } from '../../platform/auth/cipher.js';
import type { Reader } from '../../platform/database/reader.js';
import { EncryptedFiles } from '../../platform/storage/encrypted-files.js';
import type { Files } from '../../platform/storage/files.js';

/** A picture that nothing refers to is removed after a day: until an hour before that it has to be there, ms. */
const LOOSE_FOR_SURE = 23 * 3_600_000;
/** Names that pictures have: what else lies there is no picture. */
const NAME = /^[\w-]{22}$/;
/** How many names are told. */
const TOLD = 5;

/**
 * Every picture that a row names is there, opens by this installation's key, and is the one that was sent. Files that no
 * row names, and that are too old to be on their way, are told: the next start removes them. `files` null: there are none to look at.
 */
export async function verifyUploads(
  reader: Reader,
  files: Files | null,
  cipher: Cipher | null,
  now: number,
): Promise<string> {
  if (files === null) return 'pictures could NOT be looked for: there is no DATA_DIR';
  const written = new Map<string, number>();
  for await (const { name, changedAt } of files.list()) if (NAME.test(name)) written.set(name, changedAt);
  const named = new Set<string>();
  const pictures = cipher && new EncryptedFiles(files, cipher);
  let count = 0;
  for await (const { id, sha256, attachedAt, createdAt } of rowsOf(reader, uploads)) {
    named.add(id);
    if (attachedAt === null && createdAt < now - LOOSE_FOR_SURE) continue;
    count++;
    expectThat(written.has(id) || (await files.read(id)) !== null, () => `uploads ${id}: its file is gone`);
    if (!pictures) continue;
    const bytes = await pictures.read(id).catch(() => null);
    expectThat(bytes !== null, () => `uploads ${id}: its file does not open by this installation's key`);
    expectThat(
      bytes !== null && hash('sha256', bytes, 'hex') === sha256,
      () => `uploads ${id}: its file is not the picture that was sent`,
    );
  }
  const loose = [...written].flatMap(([name, changedAt]) =>
    !named.has(name) && changedAt < now - LOOSE_FOR_SURE ? [name] : [],
  );
  const what = pictures ? 'and what was sent' : 'but could NOT be opened: there are no secrets';
  const found = `${count} pictures are where their rows say, ${what}`;
  if (loose.length === 0) return found;
  const more = loose.length > TOLD ? ` and ${loose.length - TOLD} more` : '';
  return `${found}; no row names ${loose.slice(0, TOLD).join(', ')}${more}`;
}
