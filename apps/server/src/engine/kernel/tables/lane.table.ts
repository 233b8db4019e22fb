import { type SqlBool, sql } from 'kysely';
import { int, nullable, table, text, time } from '../../../platform/database/table.js';

/**
 * Every input that altered a decision, in order: replaying them gives the same state. Ticks carry their `laneSeq`
 * themselves.
 */
export const laneInputs = table(
  'lane_inputs',
  ['laneSeq'],
  {
    laneSeq: int(),
    at: time(),
    kind: text(),
    payload: text(),
    outcome: text(),
    idempotencyOwner: nullable(int()),
    idempotencyKey: nullable(text()),
    idempotencyHash: nullable(text()),
  },
  { appendOnly: true, follows: 'links' },
);

/** A refused input with an idempotency key. Only older data has these; they changed nothing. */
export const isRefused = sql<SqlBool>`outcome like '{"refused":true%'`;

/** A single row: who may write, and how far the journal goes. */
export const engineLease = table(
  'engine_lease',
  ['id'],
  {
    id: int(),
    /** Rises with every new holder; each batch checks it. */
    epoch: int(),
    holder: text(),
    renewedAt: time(),
    laneSeq: int(),
    /** The last committed batch, queried when a commit's answer was lost. */
    batchId: text(),
    /** End of the journal's chain, the epoch that wrote it, and the seal over all of it. */
    links: int(),
    linkHash: text(),
    sealedEpoch: int(),
    seal: text(),
  },
  { follows: 'seal' },
);
