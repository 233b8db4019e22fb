import { dayOf } from '@truemark/domain';
import { SYSTEM } from '../../kernel/command.js';
import type { Loader } from '../../kernel/loader.js';
import { defineProduct } from '../../kernel/product.js';
import type { State } from '../../kernel/state.js';
import { laneInputs } from '../../kernel/tables/lane.table.js';
import { ticks } from '../../market/tables/market.table.js';
import { endDay, sealDay, sealStanding } from './end-day.js';
import { SealedDays } from './sealed-days.js';
import { seals } from './tables/seal.table.js';
import { sealKeys } from './tables/seal-key.table.js';
import { sealedLiabilities } from './tables/sealed-liability.table.js';
import { sealedMinutes } from './tables/sealed-minute.table.js';
import { sealedParts } from './tables/sealed-part.table.js';

/** Daily seals, each chained to the one before: later changes of recorded data become detectable. */
export const dailySeals = defineProduct({
  name: 'seals',
  lane: {
    commands: { 'day.end': endDay, 'day.record': () => ({ done: true }), 'day.seal': sealDay },
    readOnlyCommands: ['day.record'],
    background: ['day.record'],
    answers: { 'seals.standing': sealStanding },
    // The row is stored in its table and its hash in the journal; the nonce key is in the table only.
    journalled: { 'day.seal': ({ row: _row, ...rest }) => rest },
  },
  state: {
    tables: [seals, sealKeys, sealedMinutes, sealedParts, sealedLiabilities],
    slice: () => ({ sealedDays: new SealedDays() }),
    load,
  },
  time: {
    timed: {
      'day.end': {
        at: ({ sealedDays }) => sealedDays.dueAt,
        waiting: ({ sealedDays }) => (sealedDays.isOn ? [0] : []),
        one: () => ({ kind: 'day.end', actor: SYSTEM }),
      },
    },
  },
});

async function load({ sealedDays }: State, loader: Loader): Promise<void> {
  const [last] = await loader.select(seals, 'ORDER BY day DESC LIMIT 1');
  if (last) sealedDays.last = { day: last.day, hash: last.hash, place: last.place };
  const [input] = await loader.select(laneInputs, 'ORDER BY lane_seq LIMIT 1');
  const [tick] = await loader.select(ticks, 'ORDER BY lane_seq LIMIT 1');
  const began = Math.min(input?.at ?? Number.POSITIVE_INFINITY, tick?.at ?? Number.POSITIVE_INFINITY);
  sealedDays.first = dayOf(Number.isFinite(began) ? began : loader.clock);
}
