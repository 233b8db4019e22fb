import { type SqlBool, sql } from 'kysely';
import { int, nullable, table, text, time } from '../../../platform/database/table.js';

/** Everything that altered a decision, in order: a replay of it gives the same state. Ticks carry their `laneSeq` themselves. */
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

/** An input under a key that was refused. Older data holds such; they changed nothing. */
export const isRefused = sql<SqlBool>`outcome like '{"refused":true%'`;

/** One row: who may write, and how far the journal goes. */
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
    /** The last batch that committed: asked for when a commit's answer was lost. */
    batchId: text(),
    /** Where the journal's chain ends, under whose epoch that was written, and the seal over all of it. */
    links: int(),
    linkHash: text(),
    sealedEpoch: int(),
    seal: text(),
  },
  { follows: 'seal' },
);
