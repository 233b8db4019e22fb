import { expect, it } from 'vitest';
import type { EngineEvent } from '../../engine/protocol.js';
import { queuesOf } from './changed-queues.js';

const of = (type: string, more: object = {}) => queuesOf({ seq: 1, type, ...more } as unknown as EngineEvent);

it('names the queue of a thing that changed, and of rows that were written', () => {
  expect(of('deposit.changed')).toEqual(['deposits']);
  expect(of('rows.recorded', { tables: ['approvals', 'audit_log', 'loan_applications'] })).toEqual([
    'approvals',
    'loan-applications',
  ]);
});

it('says nothing of prices, orders, settings and money', () => {
  for (const type of ['tick', 'order.opened', 'order.changed', 'account.changed', 'settings.changed'])
    expect(of(type), type).toEqual([]);
  expect(of('rows.recorded', { tables: ['messages', 'customers'] })).toEqual([]);
});
