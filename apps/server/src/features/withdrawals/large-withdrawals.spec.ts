import { expect, it } from 'vitest';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { HouseEventSource, HouseEvents } from '../desk/house-events.js';
import type { Settings } from '../settings/settings.js';
import { LargeWithdrawals } from './large-withdrawals.js';

it('reports every large withdrawal, however many were requested at once', async () => {
  const all = Array.from({ length: 1_100 }, (_, at) => ({
    id: at + 1,
    createdAt: 1_000 + (at > 700 ? 1 : 0),
  }));
  const reader = {
    select: async (_table: object, _rest: string, [at, id, , most]: number[]) =>
      all
        .filter((row) => row.createdAt > (at ?? 0) || (row.createdAt === at && row.id > (id ?? 0)))
        .slice(0, most),
  } as unknown as DatabaseReader;
  const sources: HouseEventSource[] = [];
  const events = { declare: (source: HouseEventSource) => sources.push(source) } as unknown as HouseEvents;
  new LargeWithdrawals(events, reader, { text: () => '10000' } as unknown as Settings);
  const found = (await sources[0]?.find(1_000)) ?? [];
  expect(found.map(({ facts }) => facts.id)).toEqual(all.map(({ id }) => id));
});
