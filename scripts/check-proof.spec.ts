import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Seal } from '../apps/customer/src/features/sealed-days/seal.js';
import { keyFrom, seal, signed, type World } from './made-days.js';
import { madeWorld } from './made-world.js';
import {
  altered,
  byPage,
  byScript,
  DAY,
  type Draft,
  filesOf,
  flip,
  rechained,
  resealed,
  type Saved,
  saved,
  second,
} from './saved-proof.js';
import { root } from './steps/root.mjs';

describe('sealed days that are as they were', () => {
  it('agree, by the script and by the page', async () => {
    expect(byScript(saved())).toEqual([]);
    expect(await byPage(saved())).toEqual([]);
  });

  it('agree in a folder, packed or not; the script ends with 0', () => {
    const folder = mkdtempSync(join(tmpdir(), 'proof-'));
    for (const { name, bytes } of filesOf(saved())) {
      const isPacked = name.endsWith('.csv');
      writeFileSync(join(folder, isPacked ? `${name}.gz` : name), isPacked ? gzipSync(bytes) : bytes);
    }
    const script = join(root, 'docs/check-proof.mjs');
    const run = (...options: string[]) =>
      spawnSync(process.execPath, [script, folder, ...options], { encoding: 'utf8' });
    const good = run();
    expect(good.stdout).toMatch(/37 of 37 ticks of TMX100 on 2026-11-02/);
    expect(good.stdout).toMatch(/customer 43 is owed 431.5 USD, 0 EUR of 2157.5 USD/u);
    expect(good.stdout).toMatch(/everything agrees/);
    expect(good.status).toBe(0);
    const other = run(`--seal=${DAY}:${'7'.repeat(64)}`);
    expect(other.stderr).toMatch(/history was rewritten/);
    expect(other.status).toBe(1);
    rmSync(folder, { recursive: true });
  });
});

const tick42 = () => (madeWorld().days[1]?.ticks.TMX100 ?? [])[4];

/** Signs the record of a day with a key of one's own, every hash worked out anew, as whoever runs the house could not. */
const FORGER = keyFrom('9'.repeat(64));
function forged(): Saved {
  const { answers } = seal({ ...madeWorld(), seeds: ['9'.repeat(64)], keyOf: () => 0 });
  return { ...saved(), seals: answers.map(({ record }) => record) as unknown as Seal[] };
}

/** What was saved of the true books beside the records of other ones. */
const beside = (change: (world: Draft<World>) => void): Saved => {
  const { seals } = saved(resealed(change));
  return { ...saved(), seals };
};

/** What was done to what was saved; what the script says, and which text the page shows. */
const TAMPERINGS: readonly (readonly [what: string, all: () => Saved, said: RegExp, shown: string])[] = [
  [
    'a record in which a figure was changed',
    () => altered(({ seals }) => void (second(seals).ledger.entries = 5)),
    /the record of 2026-11-02 was altered/,
    'hash',
  ],
  [
    'a chain that was made anew with another key',
    forged,
    /the signature of 2026-11-01 is forged/,
    'signature',
  ],
  [
    'a signature with one digit changed',
    () => altered(({ seals }) => void (second(seals).signature = flip(second(seals).signature))),
    /the signature of 2026-11-02 is forged/,
    'signature',
  ],
  [
    'a key that was put in the place of the old one',
    () =>
      altered(({ key }) => {
        second(key.keys).public_key = FORGER.told;
        second(key.keys).signature = signed(`truemark-seal-key:${FORGER.told}`, FORGER.own);
      }),
    /was not signed with the one before it: it was replaced/,
    'key',
  ],
  [
    'a day that was taken out',
    () => altered(({ seals }) => void seals.splice(1, 1)),
    /2026-11-03 does not follow from 2026-11-01/,
    'prev',
  ],
  [
    'a tick of the file that was swapped',
    () => altered((all) => void (all.ticks = all.ticks.replace(',10001.5,10002\n', ',10001.25,10002\n'))),
    /the ticks of TMX100 on 2026-11-02 at 01:00:00 are not the sealed ones/,
    'minute',
  ],
  [
    'a tick of the file that was left out',
    () => altered((all) => void (all.ticks = all.ticks.replace(/\n42,.*/, ''))),
    /7 ticks of TMX100 on 2026-11-02 at 01:00:00 are sealed, 6 are here/,
    'thinned',
  ],
  [
    'two ticks that changed places',
    () => altered((all) => void (all.ticks = all.ticks.replace(/(\n42,.*)(\n43,.*)/, '$2$1'))),
    /tick 42 of TMX100 stands behind 43/,
    'order',
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
    'root',
  ],
  [
    'a path of a tick with one digit changed',
    () =>
      altered(({ order }) => {
        const { path } = (order.ticks[0] as unknown as { tick: { path: string[] } }).tick;
        path[0] = flip(path[0] as string);
      }),
    /the path of tick 42 of TMX100 does not lead to its minute/,
    'path',
  ],
  [
    'a path that is too short',
    () => altered(({ balance }) => void balance.path.pop()),
    /the path is too short/,
    'form',
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
    'tick',
  ],
  [
    'a profit that does not follow',
    () =>
      altered(
        (all) => void (all.audit = all.audit.replace('"FactProfits":"-0.75"', '"FactProfits":"-0.85"')),
      ),
    /profit is -0.85, recomputed -0.75/,
    'result',
  ],
  [
    'an input of which the nonce was changed',
    () =>
      altered(
        ({ order }) =>
          void ((order.inputs[0] as unknown as { leaf: { nonce: string } }).leaf.nonce = '0'.repeat(32)),
      ),
    /the path of input 104 does not lead to the sealed root/,
    'path',
  ],
  [
    'an input that is shown with another content',
    () =>
      altered(({ order }) => {
        const { content } = order.inputs[1] as unknown as { content: { payload: string } };
        content.payload = '{"order":8}';
      }),
    /what is shown of input 113 is not what was sealed/,
    'content',
  ],
  [
    'an entry with another amount',
    () =>
      altered(({ order }) => {
        const { leaf } = order.entries[0] as unknown as { leaf: { lines: { amount: string }[] } };
        for (const line of leaf.lines) line.amount = '6.5';
      }),
    /the path of entry 11 does not lead to the sealed root/,
    'path',
  ],
  [
    'a balance of which the nonce was changed',
    () => altered(({ balance }) => void ((balance.leaf as { nonce: string }).nonce = '0'.repeat(32))),
    /customer 43 is not in what 2026-11-02 seals as owed/,
    'path',
  ],
  [
    'a sum with a negative leaf, sealed anew',
    () =>
      saved(resealed(({ days }) => void second(days).owed.push({ customer: 99, totals: { USD: '-2000' } }))),
    /the path holds a negative sum/,
    'negative',
  ],
  [
    'a total that is less than what is owed, sealed anew',
    () => rechained(({ liabilities }) => void (liabilities.total.USD = '1000')),
    /what is owed on 2026-11-02 adds up to 2157.5 USD, 0 EUR, the record says 1000 USD/,
    'sum',
  ],
  [
    'books whose debits are not their credits, sealed anew',
    () => rechained(({ ledger }) => void ((ledger.totals.USD as { debit: string }).debit = '1250.6')),
    /the books of 2026-11-02 do not balance: 1250.6 against 1250.5 USD/,
    'books',
  ],
  [
    'ticks that begin before those of the day before, sealed anew',
    () => rechained(({ ticks }) => void ((ticks.TMX100 as { first_seq: number }).first_seq = 30)),
    /the ticks of TMX100 on 2026-11-02 begin with 30, before 37 of 2026-11-01/,
    'order',
  ],
  [
    'a customer who was left out, sealed anew',
    () => beside(({ days }) => void second(days).owed.splice(2, 1)),
    /2026-11-02 was sealed with 4 customers, the path is one of 5/,
    'accounts',
  ],
  [
    'a customer who was left out for another one, sealed anew',
    () =>
      beside(
        ({ days }) => void (second(days).owed[2] = { customer: 77, totals: { USD: '431.5', EUR: '0' } }),
      ),
    /customer 43 is not in what 2026-11-02 seals as owed/,
    'path',
  ],
  [
    'the leaf of another customer who is owed the same',
    () => altered(({ balance }) => void ((balance.leaf as { customer: number }).customer = 44)),
    /customer 44 is not in what/,
    'customer',
  ],
  [
    'a day that was sealed anew with another entry',
    () => beside(({ days }) => void ((second(days).entries[5] as { type: string }).type = 'order.close')),
    /the path of entry 11 does not lead to the sealed root/,
    'path',
  ],
];

describe.each(TAMPERINGS)('%s', (_what, all, said, shown) => {
  it('is named by the script', () => {
    expect(byScript(all()).join('\n')).toMatch(said);
  });

  it('is refused by the page', async () => {
    expect(await byPage(all())).toContain(shown);
  });
});
