import { z } from 'zod';
import { microOrderSchema } from '../options/answers.js';
import { forexOrderSchema } from '../trading/answers.js';

const hash = z.string().describe('SHA-256, lower-case hex.');
const plain = z.string().describe('Plain decimal.');

/** `GET /api/proof/key` */
export const sealKeySchema = z.strictObject({
  public_key: z.string().describe('Ed25519, 32 bytes as lower-case hex: the current signing key of seals.'),
  keys: z
    .array(
      z.strictObject({
        public_key: z.string(),
        signature: z
          .string()
          .nullable()
          .describe(
            'Signature of the previous key over `truemark-seal-key:` and this key; null for the first, or if that was lost.',
          ),
        since_ms: z.number(),
      }),
    )
    .describe('All keys ever in force, oldest first.'),
});
export type SealKeyAnswer = z.infer<typeof sealKeySchema>;

/** A sealed day, as described in `docs/proof.md`. */
export const sealSchema = z.strictObject({
  day: z.string().describe('YYYY-MM-DD, GMT.'),
  prev: hash.describe('Hash of the previous seal; 64 zeros in the first.'),
  ticks: z.record(
    z.string(),
    z.strictObject({ first_seq: z.number(), last_seq: z.number(), count: z.number(), root: hash }),
  ),
  journal: z.strictObject({ from: z.number(), to: z.number(), root: hash }),
  ledger: z.strictObject({
    entries: z.number(),
    root: hash,
    totals: z.record(z.string(), z.strictObject({ debit: plain, credit: plain })),
  }),
  audit_end: z.strictObject({ place: z.number(), hash }),
  liabilities: z.strictObject({ root: hash, total: z.record(z.string(), plain), accounts: z.number() }),
  config_version: z.number(),
  hash: hash.describe('Hash of the canonical JSON of all fields except `hash` and `signature`.'),
  signature: z.string().describe('Ed25519 signature over `truemark-seal:` and the hash, hex.'),
});
export type SealAnswer = z.infer<typeof sealSchema>;

/** `GET /api/proof/seals`: newest first. */
export const sealsSchema = z.strictObject({
  data: z.array(sealSchema),
  total: z.number(),
  page: z.number(),
  last_page: z.number(),
});
export type SealsAnswer = z.infer<typeof sealsSchema>;

const placed = <L extends z.ZodType>(leaf: L) =>
  z.strictObject({
    leaf,
    index: z.number(),
    count: z.number(),
    path: z.array(hash).describe('From the leaf to the root.'),
  });

const tickLeafSchema = z.strictObject({
  kind: z.literal('tick'),
  symbol: z.string(),
  seq: z.number(),
  time: z.number(),
  bid: plain,
  ask: plain,
});

const minuteLeafSchema = z.strictObject({
  kind: z.literal('minute'),
  symbol: z.string(),
  time: z.number(),
  count: z.number(),
  first_seq: z.number(),
  last_seq: z.number(),
  first_bid: plain,
  first_ask: plain,
  last_bid: plain,
  last_ask: plain,
  low_bid: plain,
  high_bid: plain,
  low_ask: plain,
  high_ask: plain,
  root: hash,
});

/** `GET /api/proof/tick`: inclusion proofs of the tick in its minute, and of the minute in its symbol's day. */
export const sealedTickSchema = z.strictObject({
  day: z.string(),
  tick: placed(tickLeafSchema),
  minute: placed(minuteLeafSchema),
});
export type SealedTickAnswer = z.infer<typeof sealedTickSchema>;

const inputLeafSchema = z.strictObject({
  kind: z.literal('input'),
  seq: z.number(),
  at: z.number(),
  hash,
  nonce: z.string(),
});

const entryLeafSchema = z.strictObject({
  kind: z.literal('entry'),
  id: z.number(),
  at: z.number(),
  type: z.string(),
  lines: z.array(
    z.strictObject({
      account: z.number(),
      side: z.enum(['debit', 'credit']),
      amount: plain,
      currency: z.string(),
    }),
  ),
  nonce: z.string(),
});

const liabilityLeafSchema = z.strictObject({
  kind: z.literal('liability'),
  customer: z.number(),
  totals: z.record(z.string(), plain),
  nonce: z.string(),
});

/** `GET /api/proof/balance` */
export const sealedBalanceSchema = z.strictObject({
  day: z.string(),
  leaf: liabilityLeafSchema,
  index: z.number(),
  count: z.number(),
  path: z
    .array(z.tuple([hash, z.record(z.string(), plain)]))
    .describe('`[hash, totals]` from the leaf to the root.'),
});
export type SealedBalanceAnswer = z.infer<typeof sealedBalanceSchema>;

/** `GET /api/proof/order`: the sealed parts of an order so far. */
export const sealedOrderSchema = z.strictObject({
  order: z.union([forexOrderSchema, microOrderSchema]),
  ticks: z
    .array(sealedTickSchema)
    .describe('Ticks of its opening and closing, with five neighbours on each side.'),
  inputs: z
    .array(
      placed(inputLeafSchema).extend({
        day: z.string(),
        content: z
          .strictObject({
            kind: z.string(),
            payload: z.string(),
            outcome: z.string(),
            idempotency: z.strictObject({ owner: z.number(), key: z.string(), hash: z.string() }).nullable(),
          })
          .nullable()
          .describe('Data that the leaf’s hash covers; null if the input came from another person.'),
      }),
    )
    .describe('Inputs that moved its money and were not ticks.'),
  entries: z.array(placed(entryLeafSchema).extend({ day: z.string() })),
});
export type SealedOrderAnswer = z.infer<typeof sealedOrderSchema>;
