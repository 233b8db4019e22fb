import { expect, it } from 'vitest';
import { reloadAll, reloader } from './reload.js';

it('loads what failed again, and nothing else', async () => {
  const loads: number[] = [];
  const errors: unknown[] = [];
  await reloadAll([1, 2, 3], {
    load: async (item) => {
      loads.push(item);
      if (item === 2 && loads.length <= 3) throw new Error('not yet');
    },
    isWanted: () => true,
    onFailure: (error) => errors.push(error),
  });
  expect(loads).toEqual([1, 2, 3, 2]);
  expect(errors).toEqual([new Error('not yet')]);
});

it('has two hundred loads in progress at most', async () => {
  let running = 0;
  let most = 0;
  let loaded = 0;
  await reloadAll(Array(1_000).keys(), {
    load: async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      loaded += 1;
    },
    isWanted: () => true,
    onFailure: () => expect.unreachable(),
  });
  expect([most, loaded]).toEqual([200, 1_000]);
});

it('ends when nobody wants the rest', async () => {
  let isWanted = true;
  await reloadAll([1], {
    load: () => Promise.reject(new Error('never')),
    isWanted: () => isWanted,
    onFailure: () => {
      isWanted = false;
    },
  });
});

it('leaves a reload that failed to the later one', async () => {
  let isDown = true;
  let loads = 0;
  const later: Promise<void>[] = [];
  const load = async (): Promise<void> => {
    loads += 1;
    if (isDown) throw new Error('away');
  };
  const reload = reloader(load, () => {
    isDown = false;
    later.push(reload());
  });
  await reload();
  await Promise.all(later);
  expect(loads).toBe(2);
});
