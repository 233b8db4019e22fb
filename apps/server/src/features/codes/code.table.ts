import type { CodePurpose } from '@truemark/contracts';
import { int, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Requested code, whether or not there was an account to send it to. */
export const codes = table('codes', ['id'], {
  id: int(),
  /** `email:…` or `mobile:…`, the key of a customer. */
  target: text(),
  purpose: text<CodePurpose>(),
  /** Keyed hash: six digits could be brute-forced from a plain one. */
  codeHash: text(),
  sentAt: time(),
  tries: int(),
  usedAt: nullable(time()),
});
export type Code = RowOf<typeof codes>;
