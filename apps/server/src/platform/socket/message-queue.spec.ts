import { expect, it } from 'vitest';
import { MessageQueue } from './message-queue.js';

const one = { name: 'one' };
const other = { name: 'other' };
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('handles messages that fit into a turn at once, in order', () => {
  const heard: unknown[] = [];
  const queue = new MessageQueue<object>((_connection, message) => void heard.push(message), 10);
  expect(queue.take(one, [1, 2, 3])).toBe(true);
  expect(heard).toEqual([1, 2, 3]);
});

it('makes a message wait for the one before it, and limits the number of queued ones', async () => {
  const heard: unknown[] = [];
  let go: () => void = () => undefined;
  const queue = new MessageQueue<object>((_connection, message) => {
    heard.push(message);
    if (message !== 'login') return;
    return new Promise<void>((resolve) => {
      go = resolve;
    });
  }, 4);
  expect(queue.take(one, ['login', 1, 2])).toBe(true);
  expect(queue.take(one, [3, 4])).toBe(true);
  expect(queue.take(one, [5])).toBe(false);
  expect(queue.take(other, ['a'])).toBe(true);
  expect(heard).toEqual(['login', 'a']);
  go();
  await turn();
  expect(heard).toEqual(['login', 'a', 1, 2, 3, 4]);
});

it('yields to the event loop, and serves connections in turn', async () => {
  const heard: string[] = [];
  let now = 0;
  const queue = new MessageQueue<{ name: string }>(
    ({ name }, message) => {
      heard.push(`${name}${message}`);
      now += 4;
    },
    100,
    () => now,
  );
  queue.take(
    one,
    Array.from({ length: 50 }, (_, at) => at),
  );
  expect(heard).toEqual(['one0', 'one1', 'one2']);
  queue.take(other, [0]);
  await turn();
  expect(heard.slice(3)).toEqual(['one3', 'other0', 'one4']);
  queue.forget(one);
  const told = heard.length;
  await turn();
  await turn();
  expect(heard).toHaveLength(told);
});
