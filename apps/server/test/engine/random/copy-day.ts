import fc from 'fast-check';
import { action } from './actions.js';
import { type CopyMoment, copyAction } from './copy-actions.js';

const TRADES = ['tick', 'open', 'place', 'close', 'closeAll', 'cancel', 'protect'];
const MONTH = 31 * 86_400_000;

/** The contract actions among those of all products. */
const trade = action.filter(({ kind }) => TRADES.includes(kind));

/** Days of a leader and three followers; some are a month later. */
export const copyDay: fc.Arbitrary<readonly CopyMoment[]> = fc.array(
  fc.record({
    wait: fc.oneof(
      { weight: 12, arbitrary: fc.nat(1_500) },
      { weight: 1, arbitrary: fc.constant(15_000) },
      { weight: 1, arbitrary: fc.constant(MONTH) },
    ),
    restarts: fc.integer({ min: 0, max: 11 }).map((drawn) => drawn === 0),
    actions: fc.array(fc.oneof({ weight: 5, arbitrary: trade }, { weight: 2, arbitrary: copyAction }), {
      minLength: 1,
      maxLength: 6,
    }),
  }),
  { minLength: 25, maxLength: 45 },
);
