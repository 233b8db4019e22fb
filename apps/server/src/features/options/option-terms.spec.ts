import { decimal } from '@truemark/money';
import { beforeEach, expect, it } from 'vitest';
import type { EngineClient } from '../../engine/client.js';
import { optionAmounts } from '../../engine/products/options/tables/option.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { Settings } from '../settings/settings.js';
import { OptionTerms } from './option-terms.js';

let isDown = false;
let reads = 0;
let tell: (event: object) => void = () => undefined;
let terms: OptionTerms;

beforeEach(() => {
  isDown = false;
  reads = 0;
  const engine = {
    follow: (follower: typeof tell) => {
      tell = follower;
    },
    onRenewed: () => undefined,
    view: { durations: () => [] },
  } as unknown as EngineClient;
  const reader = {
    select: async () => {
      reads += 1;
      if (isDown) throw new Error('the database is away');
      return [{ id: 1, symbolId: null, amount: decimal(10) }];
    },
  } as unknown as DatabaseReader;
  terms = new OptionTerms(engine, reader, { text: () => '1' } as unknown as Settings);
});

it('stakes are read once, until they change', async () => {
  const first = await terms.of(null);
  expect(await terms.of(1)).toEqual(first);
  expect(reads).toBe(1);
  tell({ type: 'rows.recorded', tables: [optionAmounts.name] });
  await terms.of(null);
  expect(reads).toBe(2);
});

it('a failed read is repeated by the next request', async () => {
  isDown = true;
  await expect(terms.of(null)).rejects.toThrow('the database is away');
  isDown = false;
  await expect(terms.of(null)).resolves.toBeDefined();
  expect(reads).toBe(2);
});

it('a read that fails after a change does not drop the later one', async () => {
  isDown = true;
  const before = terms.of(null);
  isDown = false;
  tell({ type: 'rows.recorded', tables: [optionAmounts.name] });
  await terms.of(null);
  await expect(before).rejects.toThrow();
  await terms.of(null);
  expect(reads).toBe(2);
});
