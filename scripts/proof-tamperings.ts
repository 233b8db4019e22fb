import { FORGED_INSTRUCTIONS, FORGED_MOVEMENTS } from './forged-orders.js';
import { FORGED_SEALS, FORGED_SEED, forged, forgedWorld, type Tampering } from './forged-seals.js';
import { keyFrom, signed } from './made-days.js';
import { madeWorld } from './made-world.js';
import { altered, beside, flip, rechained, resealed, type Saved, saved, second } from './saved-proof.js';

const tick42 = () => (madeWorld().days[1]?.ticks.TMX100 ?? [])[4];

/** Key that a forger signs a day's record with after recomputing every hash, without the broker's key. */
const FORGER = keyFrom(FORGED_SEED);
const forgedKey = (): Saved['key'] => saved(forgedWorld()).key;

const pathOf = (proven: unknown): string[] => (proven as { tick: { path: string[] } }).tick.path;
const otherNonce = (proven: unknown): void => {
  (proven as { leaf: { nonce: string } }).leaf.nonce = '0'.repeat(32);
};

/** Changes that the script and the page must reject, with the expected message of each. */
export const TAMPERINGS: Readonly<Record<string, readonly Tampering[]>> = {
  'a forged seal': FORGED_SEALS,
  'a forged path': [
    [
      'a path of a tick with one digit changed',
      () =>
        altered(({ order }) => {
          const path = pathOf(order.ticks[0]);
          path[0] = flip(path[0] as string);
        }),
      /the path of tick 42 of TMX100 does not lead to its minute/,
      'fault.path',
    ],
    [
      'a path that is too short',
      () => altered(({ balance }) => void balance.path.pop()),
      /the path is too short/,
      'fault.path',
    ],
    [
      'an input that is shown with another content',
      () =>
        altered(({ order }) => {
          const { content } = order.inputs[1] as unknown as { content: { payload: string } };
          content.payload = '{"order":8}';
        }),
      /what is shown of input 113 is not what was sealed/,
      'fault.content',
    ],
    [
      'an entry with another amount',
      () =>
        altered(({ order }) => {
          const { leaf } = order.entries[0] as unknown as { leaf: { lines: { amount: string }[] } };
          for (const line of leaf.lines) line.amount = '6.5';
        }),
      /the path of entry 11 does not lead to the sealed root/,
      'fault.path',
    ],
    [
      'a path that is too long',
      () => altered(({ order }) => void pathOf(order.ticks[0]).push('0'.repeat(64))),
      /the path is too long/,
      'fault.path',
    ],
    [
      'a path of another place',
      () => altered(({ order }) => void ((order.entries[0] as unknown as { index: number }).index = 4)),
      /the path (of entry 11 does not lead|is too)/,
      'fault.path',
    ],
  ],
  'an order that is not what was instructed': FORGED_INSTRUCTIONS,
  'money that did not move as the order shows': FORGED_MOVEMENTS,
  'a forged nonce': [
    [
      'an input of which the nonce was changed',
      () => altered(({ order }) => otherNonce(order.inputs[0])),
      /the path of input 104 does not lead to the sealed root/,
      'fault.path',
    ],
    [
      'a balance of which the nonce was changed',
      () => altered(({ balance }) => otherNonce(balance)),
      /customer 43 is not in what 2026-11-02 seals as owed/,
      'fault.path',
    ],
    [
      'an entry of which the nonce was changed',
      () => altered(({ order }) => otherNonce(order.entries[0])),
      /the path of entry 11 does not lead to the sealed root/,
      'fault.path',
    ],
  ],
  'a sum with a negative leaf': [
    [
      'a sum with a negative leaf, sealed anew',
      () =>
        saved(
          resealed(({ days }) => void second(days).owed.push({ customer: 99, totals: { USD: '-2000' } })),
        ),
      /the path holds a negative sum/,
      'fault.negative',
    ],
    [
      'a neighbour who owes, on the way up',
      () => altered(({ balance }) => void ((balance.path[0] as [string, { USD: string }])[1].USD = '-1')),
      /the path holds a negative sum/,
      'fault.negative',
    ],
  ],
  'a customer left out': [
    [
      'a customer who was left out, sealed anew',
      () => beside(({ days }) => void second(days).owed.splice(2, 1)),
      /2026-11-02 was sealed with 4 customers, the path is one of 5/,
      'fault.accounts',
    ],
    [
      'a customer who was left out for another one, sealed anew',
      () =>
        beside(
          ({ days }) => void (second(days).owed[2] = { customer: 77, totals: { USD: '431.5', EUR: '0' } }),
        ),
      /customer 43 is not in what 2026-11-02 seals as owed/,
      'fault.path',
    ],
    [
      'the leaf of another customer who is owed the same',
      () => altered(({ balance }) => void ((balance.leaf as { customer: number }).customer = 44)),
      /customer 44 is not in what/,
      'fault.customer',
    ],
    [
      'a total that is less than what is owed, sealed anew',
      () => rechained(({ liabilities }) => void (liabilities.total.USD = '1000')),
      /what is owed on 2026-11-02 adds up to 2157.5 USD, 0 EUR, the record says 1000 USD/,
      'fault.sum',
    ],
    [
      'a customer of whom nothing is told',
      () => altered(({ balance }) => void ((balance as { leaf: unknown }).leaf = null)),
      /this customer was left out of the sum of what is owed/,
      'fault.leftOut',
    ],
  ],
  'a swapped tick': [
    [
      'a tick of the file that was swapped',
      () => altered((all) => void (all.ticks = all.ticks.replace(',10001.5,10002\n', ',10001.25,10002\n'))),
      /the ticks of TMX100 on 2026-11-02 at 01:00:00 are not the sealed ones/,
      'fault.minute',
    ],
    [
      'a tick of the file that was left out',
      () => altered((all) => void (all.ticks = all.ticks.replace(/\n42,.*/, ''))),
      /7 ticks of TMX100 on 2026-11-02 at 01:00:00 are sealed, 6 are here/,
      'step.thinned',
    ],
    [
      'two ticks that changed places',
      () => altered((all) => void (all.ticks = all.ticks.replace(/(\n42,.*)(\n43,.*)/, '$2$1'))),
      /tick 42 of TMX100 stands behind 43/,
      'fault.order',
    ],
    [
      'a minute that was changed with its ticks',
      () => {
        const other = saved(
          resealed(
            ({ days }) =>
              void ((second(days).ticks.TMX100 as { bid: string }[])[4] = {
                ...tick42(),
                bid: '10001.25',
              } as never),
          ),
        );
        return { ...saved(), ticks: other.ticks, minutes: other.minutes };
      },
      /the minutes of TMX100 on 2026-11-02 do not make the sealed root/,
      'fault.root',
    ],
    [
      'a tick of the order that was swapped',
      () =>
        altered(
          (all) =>
            void (all.audit = all.audit
              .replaceAll('"bid":"10001.5","ask":"10002"', '"bid":"10001.75","ask":"10002"')
              .replace('"OriginPrice":"10001.5"', '"OriginPrice":"10001.75"')),
        ),
      /tick 42 of TMX100 is 10001.75 \/ 10002 for the order, and was sealed as 10001.5 \/ 10002: it was swapped/,
      'fault.tick',
    ],
    [
      'a profit that does not follow',
      () =>
        altered(
          (all) => void (all.audit = all.audit.replace('"FactProfits":"-0.75"', '"FactProfits":"-0.85"')),
        ),
      /profit is -0.85, recomputed -0.75/,
      'fault.result',
    ],
    [
      'a tick that a path begins with',
      () =>
        altered(
          ({ order }) =>
            void ((order.ticks[0] as unknown as { tick: { leaf: { bid: string } } }).tick.leaf.bid =
              '10001.25'),
        ),
      /the path of tick 42 of TMX100 does not lead to its minute/,
      'fault.path',
    ],
  ],
  'something left out': [
    [
      'all days, where one was seen before',
      () => altered((all) => void (all.seals.length = 0)),
      /there is no sealed day here/,
      'fault.remembered',
    ],
    [
      'a number of which there is no tick, sealed anew',
      () => saved(resealed(({ days }) => void second(days).ticks.TMX100?.splice(20, 1))),
      /the ticks of TMX100 on 2026-11-02 are numbered 38 to 74, and 36 are sealed: some were left out/,
      'fault.count',
    ],
  ],
  'a replaced key': [
    [
      'a key that was put in the place of the old one',
      () =>
        altered(({ key }) => {
          second(key.keys).public_key = FORGER.told;
          second(key.keys).signature = signed(`truemark-seal-key:${FORGER.told}`, FORGER.own);
        }),
      /was not signed with the one before it: it was replaced/,
      'fault.key',
    ],
    [
      'a key in the place of the first, by which all was signed anew',
      () => ({ ...forged(), key: forgedKey() }),
      /the key [0-9a-f]{64} stands in one file and not in another: it was replaced/,
      'fault.key',
    ],
  ],
};
