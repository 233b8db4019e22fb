import { decimal } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseTarget } from '../../dist/platform/database/dialect.js';
import { copyTestStorage, type TestStorage, targetOf } from '../harness/database.js';
import { withDatabases } from '../harness/with-databases.js';
import { copyDeskOn } from './copy-desk.js';
import { verifyDerivedData } from './test-engine.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

/** One change each, made in the database without the engine, and the problem that verify reports. */
const CHANGES: readonly [what: string, sql: string, said: RegExp][] = [
  ['a copy', 'UPDATE copies SET follow_id = follow_id + 1', /copy \d+ has followId/],
  [
    'an open copy that is gone',
    `DELETE FROM copies WHERE status = 'open'`,
    /a replay leaves 2 open where 0 are stored/,
  ],
  [
    'a skip and its reason',
    `UPDATE follow_events SET reason = 'paused' WHERE reason = 'over_max_amount'`,
    /row of a follower \d+ has reason "paused", a replay gives "over_max_amount"/,
  ],
  [
    'a row that says copied',
    `UPDATE follow_events SET lots = lots + 1 WHERE result = 'copied'`,
    /row of a follower \d+ has lots/,
  ],
  [
    'a row that nobody made',
    `INSERT INTO follow_events SELECT id + 1000, at, event_id + 1000, follow_id, customer_id, trader_id,
       leader_order_id, symbol_id, event, result, reason, order_id, lots, price, seq, delay_ms
       FROM follow_events WHERE id = 1`,
    /row of a follower 1001 is stored, a replay makes none/,
  ],
  [
    'an ended copy that nobody made',
    `INSERT INTO copies (id, follow_id, customer_id, trader_id, leader_order_id, status)
       SELECT leader_order_id, follow_id, customer_id, trader_id, id, 'ended'
       FROM copies WHERE id = (SELECT MIN(id) FROM copies)`,
    /copy \d+ is stored, a replay makes none/,
  ],
  [
    'a past hour of a trader that nobody made',
    `CREATE TABLE spare AS SELECT * FROM trader_hours WHERE is_running = 1;
       UPDATE spare SET id = -id, is_running = 0; INSERT INTO trader_hours SELECT * FROM spare; DROP TABLE spare`,
    /hour of a trader -\d+ is stored, a replay makes none/,
  ],
  [
    'a row of a follower with the number 0',
    `CREATE TABLE spare AS SELECT * FROM follow_events WHERE id = 1;
       UPDATE spare SET id = 0, event_id = 0; INSERT INTO follow_events SELECT * FROM spare; DROP TABLE spare`,
    /row of a follower 0 is stored, a replay makes none/,
  ],
  [
    'a share',
    'UPDATE follows SET share_paid = share_paid + 1 WHERE share_paid > 0',
    /relation \d+ has share_?paid/i,
  ],
  ['a mark', 'UPDATE follows SET mark = mark - 1 WHERE share_paid > 0', /relation \d+ has mark/],
  ['a trader', `UPDATE traders SET share = 0`, /trader \d+ has share/],
  ['how far an event was copied', 'UPDATE leader_events SET cursor = 0', /leader event \d+ has cursor/],
  ['figures', 'UPDATE trader_hours SET won = won + 1', /hour of a trader \d+ has won/],
];

withDatabases((database) => {
  let left: TestStorage;

  beforeAll(async () => {
    const desk = await copyDeskOn(database, '0.1');
    const [gains, holds, small] = [
      await desk.customer('10000'),
      await desk.customer('10000'),
      await desk.customer('10000'),
    ];
    await desk.follow(gains);
    await desk.follow(small, { maxAmount: decimal('1') });
    const led = await desk.leader.open('buy', '1');
    await desk.copied();
    await desk.leader.tick('1.12');
    await desk.close(desk.leaderId, led.id);
    await desk.copied();
    await desk.leave(gains, true);
    await desk.follow(gains);
    await desk.follow(holds);
    await desk.leader.open('buy', '1');
    await desk.copied();
    left = await desk.leader.ground.leave();
    await verifyDerivedData(desk.leader.ground.target);
  });
  afterAll(() => left?.discard());

  const altered = async (sql: string, check: (target: DatabaseTarget) => Promise<void>): Promise<void> => {
    const ground = await copyTestStorage(left);
    try {
      await writeBypassingEngine(targetOf(ground), sql);
      await check(targetOf(ground));
    } finally {
      await ground.discard();
    }
  };

  it.each(CHANGES)('verification reports the change: %s', (_, sql, said) =>
    altered(sql, (target) => expect(verifyDerivedData(target)).rejects.toThrow(said)),
  );
});
