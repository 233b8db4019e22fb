import { int, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** A picture that a customer sent; its bytes stand encrypted in the data directory, under the row's id. */
export const uploads = table('uploads', ['id'], {
  /** 128 bits of chance. */
  id: text(),
  ownerId: int(),
  /** Media type. */
  kind: text(),
  /** Of the bytes as they were encoded here. */
  sha256: text(),
  size: int(),
  width: int(),
  height: int(),
  /** When something began to refer to it; until then it may be removed. */
  attachedAt: nullable(time()),
  createdAt: time(),
});
export type Upload = RowOf<typeof uploads>;
