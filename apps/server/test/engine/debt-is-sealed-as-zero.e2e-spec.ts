import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verifySeals } from '../../dist/cli/verification/seals.js';
import { seals } from '../../dist/engine/products/seals/tables/seal.table.js';
import { sealedLiabilities } from '../../dist/engine/products/seals/tables/sealed-liability.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { firstSealKey, SealKey } from '../../dist/platform/database/seal-key.js';
import { withDatabases } from '../harness/with-databases.js';
import { readingOf } from './reading.js';
import { realPerson } from './real-person.js';
import { EURUSD, startTestEngine, type TestEngine, verifyDerivedData } from './test-engine.js';

const EVENING = Date.parse('2026-11-18T23:50:00Z');
const MINUTE = 60_000;

withDatabases((database) => {
  const key = new SealKey([firstSealKey()]);
  let ground: TestEngine;

  beforeEach(async () => {
    ground = await startTestEngine(database, EVENING, key);
  });
  afterEach(() => ground.discard());

  const reading = readingOf(() => ground.target);
  const open = async (customerId: number, side: 'buy' | 'sell'): Promise<number> => {
    const made = await ground.engine.submit({
      ...{ kind: 'order.open', actor: { kind: 'customer', id: customerId }, customerId, symbolId: 1, side },
      ...{ lots: decimal('1'), multiple: decimal('50') },
    });
    if ('refused' in made) throw new Error(made.key);
    return made.order.id;
  };

  it('a balance below zero at the end of a day is sealed as zero, so that it reduces nobody’s sum', async () => {
    const symbol = { ...EURUSD, id: 1, spread: 0n, feeRate: 0n, units: decimal('10000') };
    const multiples = [{ value: '50', isDefault: true }];
    await ground.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: { ...symbol, multiples } });
    await ground.price('1.1');
    const rich = await realPerson(ground, '250.5', 'forex');
    const hedged = await realPerson(ground, '500', 'forex');
    const buy = await open(hedged, 'buy');
    await open(hedged, 'sell');
    ground.now += MINUTE;
    await ground.price('1');
    // The loss is booked, while the equal profit still floats.
    const actor = { kind: 'customer', id: hedged } as const;
    expect(
      await ground.engine.submit({ kind: 'order.close', actor, customerId: hedged, orderId: buy }),
    ).toHaveProperty('order');
    const { accounts } = await ground.account(hedged);
    expect(formatDecimal(accounts.reduce((all, { balance }) => all + balance, 0n))).toBe('-500');

    ground.now = EVENING + 10 * MINUTE;
    await expect
      .poll(() => reading((reader) => reader.select(seals)), { timeout: 20_000 })
      .toMatchObject([{ day: '2026-11-18' }]);
    const [rows, [row]] = await reading(async (reader) => [
      await reader.select(sealedLiabilities, 'ORDER BY customer_id'),
      await reader.select(seals),
    ]);
    expect(rows.map(({ customerId, totals }) => [customerId, totals])).toEqual([
      [rich, { USD: '250.5' }],
      [hedged, { USD: '0' }],
    ]);
    expect(JSON.parse(row?.seal ?? '{}')).toMatchObject({
      liabilities: { total: { USD: '250.5' }, accounts: 2 },
    });
    await verifyDerivedData(ground.target);
    expect(await reading((reader) => verifySeals(reader, { key }))).toContain('1 sealed days');
  });
});
