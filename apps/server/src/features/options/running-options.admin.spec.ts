import { decimal } from '@truemark/money';
import { expect, it } from 'vitest';
import type { EngineClient } from '../../engine/client.js';
import type { Option } from '../../engine/products/options/tables/option.table.js';
import { EngineUnavailable } from '../../platform/unavailable.js';
import { RunningOptions } from './running-options.admin.js';

const PATIENCE = { timeout: 30_000 };

const option = (id: number): Option =>
  ({
    ...{ id, symbolId: 1, customerId: 1, direction: 'up', stake: decimal(10) },
    terms: { ratio: '0.8', lossLevel: 1, staleSeconds: 10 },
  }) as Option;

it('what runs after lost events is loaded, though the engine does not answer at first', async () => {
  let running = [option(1)];
  let failures = 0;
  let renew: () => void = () => undefined;
  let tell: (event: object) => void = () => undefined;
  const engine = {
    follow: (follower: typeof tell) => {
      tell = follower;
    },
    onRenewed: (listener: typeof renew) => {
      renew = listener;
    },
    ask: async () => {
      if (failures-- > 0) throw new EngineUnavailable();
      return running;
    },
    view: { isDemo: () => false },
  } as unknown as EngineClient;
  const options = new RunningOptions(engine);
  await options.onApplicationBootstrap();
  running = [option(2), option(3)];
  failures = 2;
  renew();
  await expect.poll(() => options.bySide(), PATIENCE).toMatchObject([{ options: 2 }]);
  tell({ type: 'option.bought', option: option(4) });
  expect([...options.values()].map(({ id }) => id)).toEqual([2, 3, 4]);
});
