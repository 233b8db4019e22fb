import { afterEach, expect, it, vi } from 'vitest';
import { AdminError, conflict } from '../../platform/admin/admin-error.js';
import type { ReportSchedule } from './report-schedule.table.js';
import { ReportSchedules } from './report-schedules.js';

const DAY = 24 * 3_600_000;
const DUE = Date.UTC(2026, 10, 20, 1);

afterEach(() => vi.useRealTimers());

/** Polls once, by default half a day and two midnights after the schedule fell due. */
async function polled(asked: () => Promise<unknown>, late = 2.5 * DAY) {
  vi.useFakeTimers({ now: DUE + late });
  const schedule = {
    ...{ id: 1, operatorId: 7, resource: 'statement', format: 'csv', book: 'real', period: 'day' },
    ...{ nextAt: DUE, lastAt: null },
  } as ReportSchedule;
  const exports = { ask: vi.fn(asked) };
  const engine = { submit: vi.fn(async () => undefined) };
  const schedules = new ReportSchedules(
    engine as never,
    { select: async () => [schedule] } as never,
    exports as never,
    { find: async () => ({ isActive: true, email: '' }), asSignedIn: async () => ({}) } as never,
    { text: () => 'GMT' } as never,
    { email: null } as never,
    { inTurn: (_name: string, work: () => Promise<void>) => work() } as never,
    null,
    true,
  );
  schedules.onApplicationBootstrap();
  await vi.advanceTimersByTimeAsync(5_000);
  schedules.onModuleDestroy();
  return { ask: exports.ask, recorded: engine.submit };
}

it('the day that was due is written, and the next one is due next', async () => {
  const { ask } = await polled(async () => ({}));
  const filter = { book: 'real', from: '2026-11-19', to: '2026-11-19' };
  const next = { op: 'patch', table: 'report_schedules', row: { id: 1, nextAt: DUE + DAY, lastAt: DUE } };
  expect(ask.mock.calls).toEqual([[{}, { resource: 'statement', format: 'csv', filter }, [next]]]);
});

it('after a long outage the latest week is written', async () => {
  const { ask } = await polled(async () => ({}), 50.5 * DAY);
  expect(ask.mock.calls[0]?.at(1)).toMatchObject({ filter: { from: '2027-01-02', to: '2027-01-02' } });
});

it.each([
  ['three exports are unfinished', conflict('exports.busy', 'busy'), 0],
  ['entries are not added up yet', new AdminError(503, 'reports.summing', 'summing'), 0],
  ['too many exports are stored', conflict('exports.many', 'many'), 1],
])('while %s it stays due or is skipped', async (_why, refusal, skipped) => {
  const { recorded } = await polled(() => Promise.reject(refusal));
  expect(recorded).toHaveBeenCalledTimes(skipped);
});
