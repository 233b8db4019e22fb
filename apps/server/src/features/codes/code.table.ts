import type { CodePurpose } from '@truemark/contracts';
import { int, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** A code that was asked for, whether or not there was an account to send it to. */
export const codes = table('codes', ['id'], {
  id: int(),
  /** `email:…` or `mobile:…`, as customers are found. */
  target: text(),
  purpose: text<CodePurpose>(),
  /** Keyed: six digits could be guessed from any plain hash. */
  codeHash: text(),
  sentAt: time(),
  tries: int(),
  usedAt: nullable(time()),
});
export type Code = RowOf<typeof codes>;
