import { hexOf, type InputContent, inputHash, inputLeaf, leafHash } from '@truemark/domain';
import type { RowOf } from '../../../../platform/database/table.js';
import { archivedHash } from '../../../kernel/archived-input.js';
import { laneInputs } from '../../../kernel/tables/lane.table.js';
import { nodeHasher } from '../node-hasher.js';
import { PartedHashTree } from './chunked-tree.js';
import type { DaySpan } from './day-span.js';
import { nonceOf } from './nonces.js';
import type { DayWork } from './seal-context.js';

const SLICE = 200;
/** Each accepted command of this kind creates one customer; ids are 1, 2, 3 … */
const CREATES = 'customer.create';

type Input = RowOf<typeof laneInputs>;

/** Content of an input that its leaf's hash covers. */
export const contentOf = (input: Input): InputContent => {
  const {
    kind,
    payload,
    outcome,
    idempotencyOwner: owner,
    idempotencyKey: key,
    idempotencyHash: hash,
  } = input;
  return {
    kind,
    payload,
    outcome,
    idempotency: owner === null ? null : { owner, key: key ?? '', hash: hash ?? '' },
  };
};

export const contentHashOf = (input: Input): string => inputHash(nodeHasher, contentOf(input));

export const leafOfInput = (input: Input, nonceFor: ReturnType<typeof nonceOf>) =>
  inputLeaf({
    seq: input.laneSeq,
    at: input.at,
    hash: archivedHash(input.payload) ?? contentHashOf(input),
    nonce: nonceFor('input', input.laneSeq),
  });

/** Seals the inputs of a day, without ticks. Returns their tree root and the highest customer id at its end. */
export async function sealInputs(
  work: DayWork,
  { day, from, to, afterCustomer }: DaySpan,
  nonceKey: string,
): Promise<{ readonly root: string; readonly customer: number }> {
  const tree = new PartedHashTree(work, { day, tree: 'inputs' });
  const nonceFor = nonceOf(nonceKey);
  let customer = afterCustomer;
  for (let last = from - 1; last < to; ) {
    const where = 'WHERE lane_seq > $1 AND lane_seq <= $2 ORDER BY lane_seq LIMIT $3';
    const rows = await work.reader.select(laneInputs, where, [last, to, SLICE]);
    for (const input of rows) {
      if (input.kind === CREATES && !input.outcome.startsWith('{"refused":true')) customer += 1;
      await tree.add(leafHash(nodeHasher, leafOfInput(input, nonceFor)), input.laneSeq);
    }
    if (rows.length < SLICE) break;
    last = rows.at(-1)?.laneSeq ?? to;
    await work.pause();
  }
  await tree.end();
  return { root: hexOf(tree.whole.root()), customer };
}
