import { expect, it } from 'vitest';
import type { EngineClient } from '../../engine/client.js';
import type { ProcessRole } from '../../platform/process-role.js';
import type { Installation } from '../../platform/storage/installation.js';
import { Health } from './health.js';

const never = new Promise<never>(() => undefined);

/** A process whose engine and file store do not answer. */
function healthOf(symbols: readonly { id: number; code: string }[] = []): Health {
  const view = { symbols: () => symbols, isOpen: () => true, quote: () => null };
  const engine = { view, ask: () => never } as unknown as EngineClient;
  const installation = { lastSuccess: () => never } as unknown as Installation;
  const role = { role: 'gateway', isLeading: () => false, epoch: () => 1, isEngineHeard: () => true };
  return new Health(engine, installation, role as unknown as ProcessRole);
}

it('is ready at once while the lane and the file store do not answer', () => {
  const health = healthOf();
  expect(health.status()).toBe('starting');
  health.serves();
  expect(health.status()).toBe('ready');
  health.leaves();
  expect(health.status()).toBe('stopping');
});

it('is starting while an open symbol has no price', () => {
  const health = healthOf([{ id: 1, code: 'EURUSD' }]);
  health.serves();
  expect(health.status()).toBe('starting');
});
