import { join } from 'node:path';
import { writeBypassingEngine } from '../engine/write-bypassing-engine.js';
import type { AdminClient, Row } from './back-office.js';
import type { TestServer } from './server.js';

/** Request in the 202 response of a back-office call. */
export interface AskedRequest extends Row {
  readonly id: number;
  readonly approval_id: number;
  /** Missing in the response of a queue, which shows its row. */
  readonly holds_at_ms?: number | null;
}

/** Server whose requests get their 24 hours passed, if nobody else could decide. */
export type Ground = Partial<Pick<TestServer, 'dataDir' | 'databaseUrl'>>;

/** Makes a request due that takes effect by itself. */
export const makeDue = (ground: Ground, id: number): Promise<void> => setDueTime(ground, id, 'made_at');

/** Sets the due time; `when` is the server's value as SQL, so that `verify` finds no difference after the decision. */
async function setDueTime(ground: Ground, id: number, when: string): Promise<void> {
  const { dataDir, databaseUrl } = ground;
  const target = databaseUrl
    ? ({ dialect: 'postgres', url: databaseUrl } as const)
    : ({ dialect: 'sqlite', file: join(dataDir ?? '', 'truemark.db') } as const);
  await writeBypassingEngine(target, `UPDATE approvals SET holds_at = ${when} WHERE id = ${id}`);
}

/** Waits until a request is decided; returns it. */
export async function decided(client: AdminClient, id: number): Promise<Row> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const row = await client.one('approvals', id);
    if (row.state !== 'waiting') return row;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`request ${id} was not decided`);
}

/** Completes a request: the second operator approves; if there is none, it becomes due. */
export async function completeRequest(
  maker: AdminClient,
  asked: AskedRequest,
  ground: Ground,
  second: () => Promise<AdminClient>,
): Promise<void> {
  if (asked.holds_at_ms === null || asked.holds_at_ms === undefined) {
    await (await second()).act('approvals', asked.approval_id, 'approve');
    return;
  }
  await makeDue(ground, asked.approval_id);
  const { state, note } = await decided(maker, asked.approval_id);
  await setDueTime(ground, asked.approval_id, String(asked.holds_at_ms));
  if (state !== 'approved') throw new Error(`request ${asked.approval_id} became ${state}: ${note}`);
}
