import type { Seal } from '../apps/customer/src/features/sealed-days/seal.js';
import { signAgain, type World } from './made-days.js';
import { madeWorld } from './made-world.js';
import { altered, beside, DAY, flip, rechained, type Saved, saved, second } from './saved-proof.js';

/** A change to saved files, the script's message, and the key of the text that the page shows. */
export type Tampering = readonly [what: string, all: () => Saved, said: RegExp, shown: string];

/** Seed of another party's key, the only key of a forged broker. */
export const FORGED_SEED = '9'.repeat(64);
export const forgedWorld = (): World => ({ ...madeWorld(), seeds: [FORGED_SEED], keyOf: () => 0 });
export const forged = (): Saved => ({ ...saved(), seals: saved(forgedWorld()).seals });

/** Records signed again, each with the key that `keyOf` names. */
const resigned = (keyOf: World['keyOf']): Saved => ({
  ...saved(),
  seals: signAgain(saved().seals, { ...madeWorld(), keyOf }) as unknown as Seal[],
});

export const FORGED_SEALS: readonly Tampering[] = [
  [
    'a record in which a figure was changed',
    () => altered(({ seals }) => void (second(seals).ledger.entries = 5)),
    /the record of 2026-11-02 was altered/,
    'fault.hash',
  ],
  [
    'a signature with one digit changed',
    () => altered(({ seals }) => void (second(seals).signature = flip(second(seals).signature))),
    /the signature of 2026-11-02 is forged/,
    'fault.signature',
  ],
  [
    'a chain that was made anew with another key',
    forged,
    /the signature of 2026-11-01 is forged/,
    'fault.signature',
  ],
  [
    'a day that was taken out',
    () => altered(({ seals }) => void seals.splice(1, 1)),
    /2026-11-03 does not follow from 2026-11-01/,
    'fault.prev',
  ],
  [
    'books whose debits are not their credits, sealed anew',
    () => rechained(({ ledger }) => void ((ledger.totals.USD as { debit: string }).debit = '1250.6')),
    /the books of 2026-11-02 do not balance: 1250.6 against 1250.5 USD/,
    'fault.books',
  ],
  [
    'ticks that begin before those of the day before, sealed anew',
    () => rechained(({ ticks }) => void ((ticks.TMX100 as { first_seq: number }).first_seq = 30)),
    /the ticks of TMX100 on 2026-11-02 are 30 to 74, the last one before them is 37/,
    'fault.order',
  ],
  [
    'ticks that were left out at a midnight, sealed anew',
    () => rechained(({ ticks }) => void ((ticks.TMX100 as { first_seq: number }).first_seq = 40)),
    /the ticks of TMX100 on 2026-11-02 are 40 to 74, the last one before them is 37/,
    'fault.order',
  ],
  [
    'numbers of ticks that are there a second time, behind a day without any, sealed anew',
    () =>
      altered(({ seals }) => {
        delete (second(seals).ticks as Record<string, unknown>).TMX100;
        const third = seals[2]?.ticks.TMX100 as { first_seq: number };
        third.first_seq = 30;
        seals.splice(0, seals.length, ...(signAgain(seals, madeWorld()) as unknown as typeof seals));
      }),
    /the ticks of TMX100 on 2026-11-03 are 30 to 111, the last one before them is 37/,
    'fault.order',
  ],
  [
    'inputs that belong to no day, sealed anew',
    () => rechained(({ journal }) => void (journal.from += 5)),
    /the journal of 2026-11-02 begins with \d+, the one of 2026-11-01 ends with \d+/,
    'fault.order',
  ],
  [
    'a day that is left out, the next one chained behind the one before it',
    () =>
      altered(({ seals }) => {
        seals.splice(1, 1);
        seals.splice(0, seals.length, ...(signAgain(seals, madeWorld()) as unknown as typeof seals));
      }),
    /2026-11-03 follows 2026-11-01: the days between them are missing/,
    'fault.order',
  ],
  [
    'a day that was sealed anew with another entry',
    () => beside(({ days }) => void ((second(days).entries[5] as { type: string }).type = 'order.close')),
    /the path of entry 11 does not lead to the sealed root/,
    'fault.path',
  ],
  [
    'a record that was signed with a key that was in use no more',
    () => resigned((day) => (day < DAY ? 1 : 0)),
    /the signature of 2026-11-02 is forged: no published key that was in use made it/,
    'fault.signature',
  ],
];
