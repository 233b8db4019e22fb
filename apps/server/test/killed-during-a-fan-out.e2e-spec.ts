import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { decimal, formatDecimal } from '@truemark/money';
import { expect, it } from 'vitest';
import { openSnapshot } from '../dist/cli/verification/snapshot.js';
import { writeJournal } from '../dist/engine/kernel/journal.js';
import { orders } from '../dist/engine/products/contracts/tables/order.table.js';
import { followEvents } from '../dist/engine/products/copy-trading/tables/follow-event.table.js';
import {
  type LeaderEvent,
  leaderEvents,
} from '../dist/engine/products/copy-trading/tables/leader-event.table.js';
import type { CloseOrder, OpenOrder } from '../src/engine/products/contracts/commands.js';
import { type CopyDesk, copyDeskOn } from './engine/copy-desk.js';
import { verifyDerivedData } from './engine/test-engine.js';
import { IS_EXTENDED_RUN, isOver, report, SEED, STORY_TIMEOUT_MS, seeded } from './harness/faults.js';
import { withDatabases, withOneDatabase } from './harness/with-databases.js';

/** The full size runs in `npm run test:faults`; the suite uses fewer moments and followers. */
const [FOLLOWERS, MOMENTS] = IS_EXTENDED_RUN ? [2_000, 20] : [400, 3];
const told = IS_EXTENDED_RUN ? withDatabases : withOneDatabase;

const PROGRAM = fileURLToPath(new URL('./harness/copying-engine.mjs', import.meta.url));
/** Time between two starts of the test's own, ms of the market clock, during which the engine program runs. */
const MEANWHILE = 120_000;

/**
 * Starts the engine program and kills it this many ms after this many copies were reported. Returns the number reported
 * by then, or -1 if the program ended by itself.
 */
async function killAfter(given: object, turns: number, wait: number): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, [PROGRAM, writeJournal(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let seen = 0;
  let isDying = false;
  child.stdout?.on('data', (lines: Buffer) => {
    seen = Number(lines.toString().trim().split('\n').at(-1));
    if (isDying || seen < turns) return;
    isDying = true;
    setTimeout(() => child.kill('SIGKILL'), wait);
  });
  await gone;
  return child.signalCode === 'SIGKILL' ? seen : -1;
}

told((database) => {
  it(
    `killed in the middle of a fan-out to ${FOLLOWERS} followers, at ${MOMENTS} moments (seed ${SEED}): each has one row and at most one copy, all at the leader’s tick`,
    async () => {
      const random = seeded(SEED);
      const desk = await copyDeskOn(database);
      const { ground } = desk.leader;
      try {
        await followedBy(desk, FOLLOWERS);
        const leader = desk.leaderId;
        const actor = { kind: 'customer', id: leader } as const;
        let orderId = 0;
        let amid = 0;
        let moment = 0;
        for (; moment < MOMENTS && !isOver(); moment++) {
          const kind = (['open', 'part', 'close'] as const)[moment % 3] as 'open' | 'part' | 'close';
          const idempotency = { owner: leader, key: `moment-${moment}`, hash: kind };
          const command: OpenOrder | CloseOrder =
            kind === 'open'
              ? { kind: 'order.open', ...desk.leader.exposure('buy', '1'), actor, idempotency }
              : {
                  kind: 'order.close',
                  actor,
                  customerId: leader,
                  orderId,
                  idempotency,
                  lots: decimal(kind === 'part' ? '0.33' : '0.67'),
                };
          const turns = Math.floor(random() * FOLLOWERS);
          const wait = Math.floor(random() * 12);
          let seen = -1;
          await ground.restart(MEANWHILE, async () => {
            const begin = ground.now - MEANWHILE / 2;
            const given = { target: ground.target, begin, bid: 110_000_000, command };
            seen = await killAfter(given, turns, wait);
            // Sometimes the process that continues the work is killed as well.
            const again = { ...given, begin: begin + MEANWHILE / 4, command: null };
            if (random() < 0.3) await killAfter(again, 0, Math.floor(random() * 60));
          });
          expect(seen, 'it ended by itself').toBeGreaterThanOrEqual(0);
          if (seen > 0 && seen < FOLLOWERS) amid += 1;
          // If it was killed before the leader's commit, the command is submitted again under the same key.
          await ground.price('1.1');
          const outcome = await ground.engine.submit(command);
          if (!('order' in outcome)) throw new Error(JSON.stringify(outcome));
          if (kind === 'open') orderId = outcome.order.id;
          await desk.copied();
          const when = `moment ${moment}: ${kind}, killed ${wait} ms after turn ${turns}, seed ${SEED}`;
          await checkEvent(desk, orderId, kind, when);
        }
        expect(amid, 'moments within a fan-out').toBeGreaterThan(moment / 3 - 1);
        report(`killed during a fan-out to ${FOLLOWERS}, on ${database}`, moment);
        // A replay of this many rows takes minutes on PostgreSQL.
        if (database === 'sqlite') await verifyDerivedData(ground.target);
      } finally {
        await ground.discard();
      }
    },
    STORY_TIMEOUT_MS,
  );
});

async function followedBy(desk: CopyDesk, count: number): Promise<void> {
  const one = async (index: number): Promise<void> => {
    const id = await desk.customer('10000');
    await desk.follow(id, { multiple: BigInt(1 + (index % 3)) * decimal('0.5') });
  };
  await Promise.all(Array.from({ length: count }, (_, index) => one(index)));
}

/** Checks for one row per follower and one order each, all at the tick of the leader's event. */
async function checkEvent(desk: CopyDesk, orderId: number, kind: string, when: string): Promise<void> {
  const reader = await openSnapshot(desk.leader.ground.target);
  const events = await reader.select(leaderEvents, 'WHERE order_id = $1 AND kind = $2', [orderId, kind]);
  expect(events, when).toHaveLength(1);
  const [event] = events as [LeaderEvent];
  expect(event.doneAt, when).not.toBeNull();
  const rows = await reader.select(followEvents, 'WHERE event_id = $1', [event.id]);
  const made = await reader.select(
    orders,
    `WHERE COALESCE(origin_id, id) IN (SELECT id FROM copies WHERE leader_order_id = $1)`,
    [orderId],
  );
  await reader.close();
  expect(rows.length, when).toBe(FOLLOWERS);
  expect(new Set(rows.map(({ customerId }) => customerId)).size, when).toBe(FOLLOWERS);
  const wrong = rows.filter(({ result, seq }) => result !== 'copied' || seq !== event.seq);
  expect(wrong, when).toEqual([]);
  const wholes = made.filter(({ originId }) => originId === null);
  expect(new Set(wholes.map(({ customerId }) => customerId)).size, when).toBe(FOLLOWERS);
  expect(wholes.length, when).toBe(FOLLOWERS);
  const byRow = new Map(made.map((order) => [order.id, order]));
  for (const { orderId: id, lots, price } of rows) {
    const order = byRow.get(id ?? 0);
    const [seq, at] =
      kind === 'open' ? [order?.openSeq, order?.openPrice] : [order?.closeSeq, order?.closePrice];
    const wanted = kind === 'open' ? event.ask : event.bid;
    const found = [seq, at, price].map(String);
    expect(found, `${when}: order ${id} of ${formatDecimal(lots ?? 0n)}`).toEqual(
      [event.seq, wanted, wanted].map(String),
    );
  }
}
