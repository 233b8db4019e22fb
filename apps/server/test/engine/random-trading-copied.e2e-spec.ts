import { formatDecimal } from '@truemark/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { report, roundsAt, SEED, STORY_TIMEOUT_MS, timeForRounds } from '../harness/faults.js';
import { withDatabases } from '../harness/with-databases.js';
import { copyDay } from './random/copy-day.js';
import { playCopied } from './random/play-copied.js';

/** Days in the whole suite for each database, and the duration of a day, ms, after which no other starts. */
const DAYS = { sqlite: 3, postgres: 1 } as const;
const DAY = 4_000;
const MAX_DAYS = 300;

withDatabases((database) => {
  it(
    `random days of a leader and followers (seed ${SEED}): money is conserved, each event has one row at the leader’s tick, a replay and restarts during copying change nothing`,
    async () => {
      let [days, copied, shares] = [0, 0, 0n];
      const skipped = new Set<string>();
      const end = Date.now() + timeForRounds(3, DAY);
      const property = fc.asyncProperty(copyDay, async (moments) => {
        if (days > 0 && Date.now() > end) return;
        const first = await playCopied(database, moments, false);
        await playCopied(database, moments, true);
        copied += first.copied;
        shares += first.shares;
        for (const reason of first.skipped) skipped.add(reason);
        days++;
      });
      const numRuns = Math.min(DAYS[database] * roundsAt(1), MAX_DAYS);
      // Shrinking is off: a failing day takes long to examine, and a shorter one would take too long to find.
      await fc.assert(property, { seed: SEED, numRuns, endOnFailure: true });
      report(`random days of copies, on ${database} (${copied} copied)`, days);
      report(`shares paid on them ${formatDecimal(shares)}; skipped: ${[...skipped].join(', ')}`, days);
      expect(copied).toBeGreaterThan(0);
    },
    STORY_TIMEOUT_MS,
  );
});
