import { type Holiday, isRefusal, type Schedule } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { lastStartedDay } from '../../dist/engine/market/tables/calendar-days.js';
import type { SymbolRow } from '../../dist/engine/market/tables/market.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { ScheduleHistory } from '../../dist/features/market/schedule-history.js';
import { withDatabases } from '../harness/with-databases.js';
import { EURUSD } from './test-engine.js';
import { createTestTrader, type TestTrader } from './test-trader.js';

const HOUR = 3_600_000;
const FUTURE: Holiday = { date: '2100-12-25', name: 'Christmas' };
const LATER: Holiday = { date: '2100-12-26', name: 'Boxing Day', from: '12:00' };

withDatabases((database) => {
  let trader: TestTrader;
  let second: number;

  beforeEach(async () => {
    trader = await createTestTrader(database);
    const row = { ...EURUSD, id: 0, code: 'GBPUSD', multiples: [{ value: '50', isDefault: true }] };
    const outcome = await trader.ground.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: row });
    if (isRefusal(outcome)) throw new Error(outcome.key);
    second = outcome.symbol.id;
  });
  afterEach(() => trader.checkAndDiscard());

  const symbol = (id: number): SymbolRow => {
    const found = trader.ground.client.view.symbols().find((each) => each.id === id);
    if (!found) throw new Error(`no symbol ${id}`);
    return found;
  };
  const putting = (days: readonly Holiday[], id = 0, name = 'Europe') =>
    ({ kind: 'holiday_calendar.put', actor: SYSTEM, calendar: { id, name, days } }) as const;
  const calendar = async (days: readonly Holiday[], id = 0, name?: string): Promise<number> => {
    const outcome = await trader.ground.engine.submit(putting(days, id, name));
    if (isRefusal(outcome)) throw new Error(outcome.key);
    return outcome.calendar.id;
  };
  const writing = (id: number, terms: Partial<SymbolRow>) =>
    ({ kind: 'symbol.put', actor: SYSTEM, symbol: { ...symbol(id), ...terms } }) as const;
  const change = async (id: number, terms: Partial<SymbolRow>) => {
    const outcome = await trader.ground.engine.submit(writing(id, terms));
    if (isRefusal(outcome)) throw new Error(outcome.key);
    return outcome;
  };
  const following = (id: number, calendarId: number): Partial<SymbolRow> => ({
    schedule: { ...symbol(id).schedule, calendar: { id: calendarId, days: [] } },
  });
  const follow = (id: number, calendarId: number) => change(id, following(id, calendarId));
  const daysOf = (id: number) => symbol(id).schedule.calendar?.days;
  const waiting = (id: number) => trader.ground.client.view.standingOf(id).change;
  const laneSeq = async () => (await trader.ground.account(1)).seq;
  const history = async (id: number): Promise<(laneSeq: number) => Schedule | null> => {
    const reader = await openSnapshot(trader.ground.target);
    const told = await new ScheduleHistory(reader).of(id);
    await reader.close();
    return told;
  };

  it('days of a calendar apply to all symbols that follow it, besides their own holidays, and to no others', async () => {
    const id = await calendar([FUTURE]);
    const own = { date: '2100-05-01', name: 'Own day' };
    await change(1, {
      schedule: { ...symbol(1).schedule, holidays: [own], calendar: { id, days: [LATER] } },
    });
    await follow(second, id);
    expect([daysOf(1), daysOf(second)]).toEqual([[FUTURE], [FUTURE]]);
    expect(symbol(1).schedule.holidays).toEqual([own]);
    await calendar([FUTURE, LATER], id);
    expect([daysOf(1), daysOf(second)]).toEqual([
      [FUTURE, LATER],
      [FUTURE, LATER],
    ]);
    await change(second, { schedule: EURUSD.schedule });
    await calendar([LATER], id);
    expect([daysOf(1), daysOf(second)]).toEqual([[LATER], undefined]);
    expect(symbol(1).schedule.holidays).toEqual([own]);
  });

  it('a held symbol takes new days a day later, and its history has the former ones until then', async () => {
    const id = await calendar([FUTURE]);
    await follow(1, id);
    await follow(second, id);
    await trader.open('sell', '1');
    await change(1, { spread: decimal('0.5') });
    await calendar([FUTURE, LATER], id);
    const announced = await laneSeq();
    expect([daysOf(1), daysOf(second)]).toEqual([[FUTURE], [FUTURE, LATER]]);
    // The change announced before stays pending with the new holidays, and its notice period restarts.
    expect(waiting(1)?.holdsAt).toBe(trader.ground.now + 24 * HOUR);
    // Saving another term meanwhile keeps the pending change and the holidays in force.
    const before = waiting(1)?.id;
    await change(1, { name: 'Euro' });
    expect([waiting(1)?.id, daysOf(1)]).toEqual([before, [FUTURE]]);
    // Another change of a term includes the pending holidays.
    await change(1, { spread: decimal('0.4') });
    expect(waiting(1)?.id).not.toBe(before);
    trader.ground.now += 24 * HOUR;
    await expect.poll(() => waiting(1), { timeout: 60_000 }).toBeNull();
    expect([daysOf(1), symbol(1).spread]).toEqual([[FUTURE, LATER], decimal('0.4')]);
    const held = await laneSeq();
    const [one, other] = [await history(1), await history(second)];
    expect([one(announced + 1)?.calendar?.days, one(held + 1)?.calendar?.days]).toEqual([
      [FUTURE],
      [FUTURE, LATER],
    ]);
    expect([other(announced - 1)?.calendar?.days, other(announced + 1)?.calendar?.days]).toEqual([
      [FUTURE],
      [FUTURE, LATER],
    ]);
  });

  it('a symbol that is about to follow a calendar gets its latest days', async () => {
    const id = await calendar([FUTURE]);
    await trader.open('sell', '1');
    await follow(1, id);
    expect([daysOf(1), waiting(1)?.state]).toEqual([undefined, 'waiting']);
    await calendar([LATER], id);
    trader.ground.now += 24 * HOUR;
    await expect.poll(() => waiting(1), { timeout: 60_000 }).toBeNull();
    expect(daysOf(1)).toEqual([LATER]);
    expect((await history(1))((await laneSeq()) + 1)?.calendar?.days).toEqual([LATER]);
  });

  it('a day that has begun in any time zone cannot be added, changed or removed', async () => {
    const begun = { date: lastStartedDay(trader.ground.now), name: 'Today' };
    const next = { date: lastStartedDay(trader.ground.now + 24 * HOUR), name: 'Tomorrow' };
    const id = await calendar([begun, next]);
    await follow(1, id);
    const refused = (days: readonly Holiday[]) => trader.refusal(putting(days, id));
    expect(await refused([next])).toBe('calendar.day_began');
    expect(await refused([{ ...begun, from: '12:00' }, next])).toBe('calendar.day_began');
    expect(await refused([begun, next, { ...begun, name: 'Once more' }])).toBe('calendar.day_began');
    expect(await refused([begun])).toBe(false);
    expect(await refused([begun, next])).toBe(false);
    trader.ground.now += 24 * HOUR;
    expect(await refused([begun])).toBe('calendar.day_began');
    expect(daysOf(1)).toEqual([begun, next]);
  });

  it('an unknown calendar cannot be followed or changed, and names are unique', async () => {
    const id = await calendar([FUTURE]);
    expect(await trader.refusal(writing(1, following(1, id + 1)))).toBe('rows.changed');
    expect(await trader.refusal(putting([], 0))).toBe('rows.changed');
    expect(await trader.refusal(putting([], id + 5, 'Asia'))).toBe('rows.changed');
    expect(symbol(1).schedule.calendar).toBeUndefined();
  });

  it('calendars survive a restart', async () => {
    const id = await calendar([FUTURE]);
    await follow(1, id);
    await trader.ground.restart();
    await calendar([LATER], id);
    expect([daysOf(1), await calendar([], 0, 'Asia')]).toEqual([[LATER], id + 1]);
  });
});
