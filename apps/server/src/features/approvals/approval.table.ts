import { int, json, nullable, type RowOf, table, text, time } from '../../platform/database/table.js';

/**
 * Lifetime of a request, ms. An undecided request then expires; one that nobody else could decide takes effect instead.
 */
export const LIFETIME = 24 * 3_600_000;

/** A request not decided in time stays `waiting` with an expiry in the past: nobody can decide it any more. */
export type ApprovalState = 'waiting' | 'approved' | 'rejected' | 'withdrawn';

/** Request of one operator that a second one decides. */
export const approvals = table(
  'approvals',
  ['id'],
  {
    id: int(),
    /** Registered kind: determines the effect and who may decide. */
    kind: text(),
    /** Subject in a term that operators know: a settings key, an address, a UID. */
    subject: text(),
    payload: json<Record<string, unknown>>(),
    reason: text(),
    /** Change as of the request, replaced by the change as of the approval. */
    before: nullable(json<unknown>()),
    after: nullable(json<unknown>()),
    makerId: int(),
    madeAt: time(),
    expiresAt: time(),
    /**
     * Time at which the request takes effect by itself, because nobody else could decide when it was made. Null: a
     * second operator decides.
     */
    holdsAt: nullable(time()),
    state: text<ApprovalState>(),
    deciderId: nullable(int()),
    decidedAt: nullable(time()),
    note: nullable(text()),
  },
  { watched: { only: ['id', 'state'] } },
);
export type Approval = RowOf<typeof approvals>;
