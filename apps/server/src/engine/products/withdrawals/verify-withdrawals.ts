import { coinsFor, receivedOf, withdrawalFee } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { DatabaseReader } from '../../../platform/database/database-reader.js';
import { assertRecomputed, rowsOf } from '../../kernel/consistency.js';
import type { DueHold } from '../../kernel/product.js';
import { customerPostings, verifyPrice } from '../reviews/verify-payment.js';
import { type Withdrawal, withdrawals } from './tables/withdrawal.table.js';

/** Verifies that each withdrawal cost what its terms say and moved money once. */
export async function verifyWithdrawals(reader: DatabaseReader): Promise<string> {
  let count = 0;
  for await (const withdrawal of rowsOf(reader, withdrawals)) {
    await verifyWithdrawal(reader, withdrawal);
    count++;
  }
  return `${count} withdrawals moved what they say`;
}

/** Amounts that pending withdrawals must hold. */
export async function* amountsHeld(reader: DatabaseReader): AsyncGenerator<DueHold> {
  for (const { id, customerId, amount } of await reader.select(withdrawals, `WHERE status = 'pending'`)) {
    yield { account: { ownerId: customerId, kind: 'change' }, refKind: 'withdrawal', refId: id, amount };
  }
}

async function verifyWithdrawal(reader: DatabaseReader, withdrawal: Withdrawal): Promise<void> {
  const what = `withdrawal ${withdrawal.id}`;
  const { amount, way, status, coinPrice } = withdrawal;
  const fee = { type: withdrawal.feeType, rate: withdrawal.feeRate };
  assertRecomputed(what, 'fee', withdrawal.fee, withdrawalFee(amount, fee));
  assertRecomputed(what, 'received amount', withdrawal.received, receivedOf(amount, fee, way));
  await verifyPrice(reader, what, withdrawal);
  if (coinPrice !== null)
    assertRecomputed(what, 'coins', withdrawal.coins, coinsFor(withdrawal.received, coinPrice));
  const told = formatDecimal(amount);
  const due = [`withdrawal.hold free -${told}`, `withdrawal.hold held ${told}`];
  if (status === 'rejected' || status === 'cancelled') {
    due.push(`withdrawal.return held -${told}`, `withdrawal.return free ${told}`);
  }
  if (status === 'approved' || status === 'paid') due.push(`withdrawal held -${told}`);
  const moved = await customerPostings(reader, 'withdrawal', withdrawal.id, withdrawal.customerId);
  assertRecomputed(what, 'bookings', moved.join(', '), due.join(', '));
}
