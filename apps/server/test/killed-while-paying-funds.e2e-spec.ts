import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isRefusal } from '@truemark/domain';
import { expect, it } from 'vitest';
import { openSnapshot } from '../dist/cli/verification/snapshot.js';
import type { DatabaseTarget } from '../dist/platform/database/dialect.js';
import { DAY, type FundHouse, fundHouse } from './engine/fund-house.js';
import { verifyDerivedData } from './engine/test-engine.js';
import { report, SEED, STORY_TIMEOUT_MS, seeded } from './harness/faults.js';
import { withDatabases } from './harness/with-databases.js';

const SUBSCRIPTIONS = 2_000;
const SAVERS = 40;
const PROGRAM = fileURLToPath(new URL('./harness/paying-engine.mjs', import.meta.url));
/** Number of batches a day, of 400 payments each. The program is killed after one of them. */
const PORTIONS = 5;
/** Maximum additional delay, ms. */
const SOON = 12;

/** Starts the program and kills it this many ms after this many batches were reported. */
async function killAfter(given: object, portions: number, wait: number): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let isDying = false;
  child.stdout?.on('data', (lines: Buffer) => {
    const seen = Number(lines.toString().trim().split('\n').at(-1));
    if (isDying || seen < portions) return;
    isDying = true;
    setTimeout(() => child.kill('SIGKILL'), wait);
  });
  await gone;
  expect(child.signalCode, 'it ended by itself').toBe('SIGKILL');
}

withDatabases((database) => {
  // Both databases write a batch in one commit; SQLite is tested at more moments.
  const moments = database === 'sqlite' ? 20 : 4;

  it(
    `killed in a burst of ${SUBSCRIPTIONS} dividends, at ${moments} moments (seed ${SEED}): each is paid once`,
    async () => {
      const random = seeded(SEED);
      const house = await fundHouse(database);
      const { ground } = house;
      try {
        await subscribedAll(house);
        const begun = ground.now;
        const amid: number[] = [];
        await ground.restart(moments * DAY + 1, async () => {
          for (let moment = 1; moment <= moments; moment++) {
            const due = begun + moment * DAY;
            const given = { target: ground.target, before: due - 1, due };
            const portions = Math.floor(random() * PORTIONS);
            const wait = Math.floor(random() * SOON);
            await killAfter(given, portions, wait);
            amid.push(await paidOnce(ground.target, begun, moment));
          }
        });
        // The last start paid what the last kill left open.
        expect(await paidOnce(ground.target, begun, moments)).toBe(SUBSCRIPTIONS);
        report(`killed in a burst of dividends, on ${database}`, moments);
        // A replay of this many rows takes minutes on PostgreSQL.
        if (database === 'postgres') return;
        expect(amid.filter((paid) => paid > 0 && paid < SUBSCRIPTIONS).length).toBeGreaterThan(0);
        await verifyDerivedData(ground.target);
      } finally {
        await ground.discard();
      }
    },
    STORY_TIMEOUT_MS,
  );
});

async function subscribedAll(house: FundHouse): Promise<void> {
  await house.fill('100000');
  const savers = await Promise.all(Array.from({ length: SAVERS }, () => house.newSaver('1000')));
  const all = Array.from({ length: SUBSCRIPTIONS }, (_, at) => savers[at % SAVERS] as number);
  const made = await Promise.all(all.map((saver) => house.subscribe(saver, '10')));
  expect(made.filter(isRefusal)).toEqual([]);
}

/** Checks that no day was paid twice and no earlier day is missing; returns the number of payments of this day. */
async function paidOnce(target: DatabaseTarget, begun: number, day: number): Promise<number> {
  const reader = await openSnapshot(target);
  try {
    const [row] = await reader.query(
      `SELECT COUNT(*) AS paid, COUNT(DISTINCT ref_id) AS ones FROM ledger_entries
       WHERE type = 'fund.dividend' AND at = $1`,
      [begun + day * DAY],
    );
    const [all] = await reader.query(
      `SELECT COUNT(*) AS paid FROM ledger_entries WHERE type = 'fund.dividend' AND at < $1`,
      [begun + day * DAY],
    );
    expect(Number(row?.paid), `day ${day}`).toBe(Number(row?.ones));
    expect(Number(all?.paid), `days before ${day}`).toBe((day - 1) * SUBSCRIPTIONS);
    return Number(row?.paid);
  } finally {
    await reader.close();
  }
}
