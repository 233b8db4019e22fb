import type { DrawRecord, Page, TransferRecord } from '@truemark/contracts';
import { expect } from 'vitest';
import { PAY, type PaymentsFixture } from './payments-fixture.js';

const PAID_IN = 1_000;
const TRANSFERS = 30;
const DEPOSITS = 3;
const EACH = 100;
const DRAWN = 50;

/** Idempotency key or deposit → the number that the server acknowledged. */
export type Acknowledged = ReadonlyMap<string, number>;

export interface ConcurrentPayments {
  /** Sends all requests at once; returns those acknowledged, whatever happened to the others. */
  send(): Promise<Acknowledged>;
  /** Verifies that acknowledged requests are done, and that repeating all of them leaves each done exactly once. */
  settle(acknowledged: Acknowledged, when: string): Promise<void>;
}

/**
 * A customer who makes many transfers and three simultaneous withdrawal requests, while each deposit is approved twice.
 */
export async function prepareConcurrentPayments(desk: PaymentsFixture): Promise<ConcurrentPayments> {
  await desk.next();
  await desk.paidIn(PAID_IN);
  const method = await desk.usableMethod();
  const { client } = desk.customer;
  const deposits: number[] = [];
  for (let count = 0; count < DEPOSITS; count++) {
    const { id } = await desk.byCoin(EACH);
    await desk.act(desk.operator, 'deposits', id, 'claim');
    deposits.push(id);
  }
  const transfer = { path: '/api/account/transfer', fields: { from: 1, to: 2, balance: 1 } };
  const draw = { path: '/api/account/draw', fields: { ...method, number: DRAWN, pay_password: PAY } };
  const asked = [
    ...Array.from({ length: TRANSFERS }, (_, number) => ({ key: `transfer-${number}`, ...transfer })),
    ...[1, 2, 3].map((number) => ({ key: `draw-${number}`, ...draw })),
  ];

  const send = async (): Promise<Acknowledged> => {
    const acknowledged = new Map<string, number>();
    const one = async ({ key, path, fields }: (typeof asked)[number]): Promise<void> => {
      const answer = await client
        .post<{ id: number }>(path, fields, { idempotencyKey: key })
        .catch(() => null);
      if (answer?.code === 1) acknowledged.set(key, answer.data.id);
    };
    const approve = async (id: number): Promise<void> => {
      const answer = await desk.act(desk.operator, 'deposits', id, 'approve').catch(() => null);
      if (answer?.status === 200) acknowledged.set(`deposit-${id}`, id);
    };
    await Promise.all([...asked.map(one), ...[...deposits, ...deposits].map(approve)]);
    return acknowledged;
  };
  const transfers = async (): Promise<number[]> => {
    const { data } = await client.read<Page<TransferRecord>>('/api/account/transfer_log', { limit: 50 });
    return data.map(({ id }) => id);
  };
  const draws = async (): Promise<number[]> => {
    const { data } = await client.read<Page<DrawRecord>>('/api/account/draw_list');
    return data.map(({ id }) => id);
  };

  return {
    send,
    async settle(acknowledged, when) {
      const [moved, drawn] = [await transfers(), await draws()];
      for (const [key, id] of acknowledged) {
        const found = key.startsWith('transfer') ? moved : key.startsWith('draw') ? drawn : null;
        const isThere = found
          ? found.includes(id)
          : (await desk.operator.one('deposits', id)).status === 'approved';
        expect(isThere, `${key} (${id}) was acknowledged and is gone, ${when}`).toBe(true);
      }
      const again = await send();
      for (const [key, id] of acknowledged) {
        if (!key.startsWith('deposit')) expect(again.get(key), `${key}, ${when}`).toBe(id);
      }
      const kept = (name: string): number => [...again.keys()].filter((key) => key.startsWith(name)).length;
      expect([kept('transfer'), kept('draw')], when).toEqual([TRANSFERS, 1]);
      expect(new Set(await transfers()).size, when).toBe(TRANSFERS);
      const free = PAID_IN + DEPOSITS * EACH - TRANSFERS - DRAWN;
      expect(await desk.funding(), when).toEqual([free, DRAWN]);
    },
  };
}
