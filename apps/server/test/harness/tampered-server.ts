import { type VerificationInputs, verifyAll } from '../../dist/cli/verification/all.js';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import type { DatabaseTarget } from '../../dist/platform/database/dialect.js';
import type { Database } from './database.js';
import { type PaymentsFixture, setUpPayments } from './payments-fixture.js';

/** Report of the verification; throws with the problem found. */
export async function verified(target: DatabaseTarget, witness: VerificationInputs): Promise<string> {
  const reader = await openSnapshot(target);
  const found: string[] = [];
  try {
    await verifyAll(reader, witness, (line) => found.push(line));
    return found.join('\n');
  } finally {
    await reader.close();
  }
}

/** A server with a row of every kind that somebody might alter. */
export async function busyServer(database: Database): Promise<PaymentsFixture> {
  const desk = await setUpPayments(database);
  await desk.paidIn(500);
  await desk.usableMethod();
  const transfer = { from: 1, to: 2, balance: 50 };
  await desk.customer.client.take('/api/account/transfer', transfer, { idempotencyKey: 'tampered' });
  const [his] = await desk.operator.list('customers', { filter: { q: desk.customer.user.uid } });
  const ask = { customer_id: Number(his?.id), accountTypeId: 1, amount: '12.5', reason: 'Taken twice.' };
  const asked = await desk.operator.call<{ id: number }>('POST', 'adjustments', ask);
  await desk.act(desk.second, 'approvals', asked.body.id, 'approve');
  await desk.owner.change('settings', 'company_loss_url', {
    value: 'https://example.com/',
    reason: 'why not',
  });
  await desk.server.stop();
  return desk;
}
