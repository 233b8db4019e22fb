import { decimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { EURUSD, startTestEngine, type TestEngine, verifyDerivedData } from './test-engine.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

withDatabases((database) => {
  let ground: TestEngine;

  beforeEach(async () => {
    ground = await startTestEngine(database);
    await ground.price('1.1');
  });
  afterEach(async () => {
    await verifyDerivedData(ground.target);
    await ground.discard();
  });

  it('a tick whose row cannot be written costs itself alone: others of the same read are kept, with their bars', async () => {
    const made = await ground.engine.submit({
      kind: 'symbol.put',
      actor: SYSTEM,
      symbol: { ...EURUSD, code: 'GBPUSD', feedCode: 'GBPUSD' },
    });
    expect('symbol' in made && made.symbol.id).toBe(2);
    // Somebody has written the other symbol's first tick.
    const row = `(symbol_id, seq, at, bid, ask, lane_seq) VALUES (2, 1, ${ground.now}, 1, 2, 0)`;
    await writeBypassingEngine(ground.target, `INSERT INTO ticks ${row}`);
    ground.now += 1_000;
    const quote = (symbolId: number, bid: string, later: number) => ({
      symbolId,
      time: ground.now + later,
      bid: Number(decimal(bid)),
    });
    const read = [quote(1, '1.2', 0), quote(2, '1.5', 1), quote(1, '1.3', 2), quote(1, '1.25', 3)];
    await expect(ground.engine.take(read)).rejects.toMatchObject({ quotes: [read[1]] });
    expect(ground.client.view.quote(1)).toMatchObject({ seq: 4, bid: Number(decimal('1.25')) });
    expect(ground.client.view.quote(2)).toBeNull();
    await writeBypassingEngine(ground.target, 'DELETE FROM ticks WHERE symbol_id = 2');
    await ground.restart(60_000);
    const [bar] = ground.client.view.bars(1, '1min', 10).slice(-1);
    expect(bar).toMatchObject({ high: Number(decimal('1.3')), close: Number(decimal('1.25')) });
    await ground.engine.take([quote(2, '1.5', 60_000)]);
    expect(ground.client.view.quote(2)).toMatchObject({ seq: 1 });
  });
});
