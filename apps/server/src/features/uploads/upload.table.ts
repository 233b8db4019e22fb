import { int, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Uploaded picture; its bytes are stored encrypted in the data directory, under the row's id. */
export const uploads = table('uploads', ['id'], {
  /** 128 random bits. */
  id: text(),
  ownerId: int(),
  /** Media type. */
  kind: text(),
  /** SHA-256 of the re-encoded bytes. */
  sha256: text(),
  size: int(),
  width: int(),
  height: int(),
  /** Time of the first reference to it; without one it may be deleted. */
  attachedAt: nullable(time()),
  createdAt: time(),
});
export type Upload = RowOf<typeof uploads>;
