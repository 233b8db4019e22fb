import { int, json, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/** A request that nobody has decided on by then never comes true; one that nobody could decide on does; ms. */
export const LIFETIME = 24 * 3_600_000;

/** One that was not decided in time stays `waiting` with its time gone by: nobody can decide on it any more. */
export type ApprovalState = 'waiting' | 'approved' | 'rejected' | 'withdrawn';

/** What one operator asks for and a second one decides on. */
export const approvals = table(
  'approvals',
  ['id'],
  {
    id: int(),
    /** Which of the kinds that are registered: what it does, who may decide. */
    kind: text(),
    /** What it is about, in a word that operators know: a setting's key, an address, a UID. */
    subject: text(),
    payload: json<Record<string, unknown>>(),
    reason: text(),
    /** What it would change, as that stood when it was asked for, and in the end when it was approved. */
    before: nullable(json<unknown>()),
    after: nullable(json<unknown>()),
    makerId: int(),
    madeAt: time(),
    expiresAt: time(),
    /** Nobody else could decide when it was asked for: it comes true by itself at this instant. Null: somebody is asked. */
    holdsAt: nullable(time()),
    state: text<ApprovalState>(),
    deciderId: nullable(int()),
    decidedAt: nullable(time()),
    note: nullable(text()),
  },
  { watched: { only: ['id', 'state'] } },
);
export type Approval = RowOf<typeof approvals>;
