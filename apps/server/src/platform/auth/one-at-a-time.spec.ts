import { expect, it } from 'vitest';
import { OneAtATime, TooManyWait } from './one-at-a-time.js';

const gate = (): { open: () => void; passed: Promise<void> } => {
  let open = (): void => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
};

it('begins the next only after the one before has ended, in the order they came', async () => {
  const queue = new OneAtATime(10);
  const first = gate();
  const seen: string[] = [];
  const slow = queue.run(async () => {
    seen.push('first begins');
    await first.passed;
    seen.push('first ends');
  });
  const quick = queue.run(async () => {
    seen.push('second');
  });
  await Promise.resolve();
  first.open();
  await Promise.all([slow, quick]);
  expect(seen).toEqual(['first begins', 'first ends', 'second']);
});

it('turns away what exceeds the bound at once, and takes more when there is room again', async () => {
  const queue = new OneAtATime(2);
  const { open, passed } = gate();
  const taken = [queue.run(() => passed), queue.run(() => passed)];
  const refused = await queue.run(async () => 'never').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TooManyWait);
  expect((refused as TooManyWait).statusCode).toBe(429);
  open();
  await Promise.all(taken);
  await expect(queue.run(async () => 'room')).resolves.toBe('room');
});

it('goes on after a failure, which only its own caller hears of', async () => {
  const queue = new OneAtATime(2);
  const failed = queue.run(() => Promise.reject(new Error('broken')));
  const next = queue.run(async () => 'well');
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('well');
});
