import { coinsFor, receivedOf, withdrawalFee } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { Reader } from '../../../platform/database/reader.js';
import { expectSame, rowsOf } from '../../kernel/mismatch.js';
import type { DueHold } from '../../kernel/product.js';
import { booked, verifyPrice } from '../reviews/verify-payment.js';
import { type Withdrawal, withdrawals } from './tables/withdrawal.table.js';

/** Verifies that each withdrawal cost what its terms say and moved money once. */
export async function verifyWithdrawals(reader: Reader): Promise<string> {
  let count = 0;
  for await (const withdrawal of rowsOf(reader, withdrawals)) {
    await verifyWithdrawal(reader, withdrawal);
    count++;
  }
  return `${count} withdrawals moved what they say`;
}

/** Amounts that pending withdrawals must hold. */
export async function* amountsHeld(reader: Reader): AsyncGenerator<DueHold> {
  for (const { id, customerId, amount } of await reader.select(withdrawals, `WHERE status = 'pending'`)) {
    yield { account: { ownerId: customerId, kind: 'change' }, refKind: 'withdrawal', refId: id, amount };
  }
}

async function verifyWithdrawal(reader: Reader, withdrawal: Withdrawal): Promise<void> {
  const what = `withdrawal ${withdrawal.id}`;
  const { amount, way, status, coinPrice } = withdrawal;
  const fee = { type: withdrawal.feeType, rate: withdrawal.feeRate };
  expectSame(what, 'fee', withdrawal.fee, withdrawalFee(amount, fee));
  expectSame(what, 'received amount', withdrawal.received, receivedOf(amount, fee, way));
  await verifyPrice(reader, what, withdrawal);
  if (coinPrice !== null)
    expectSame(what, 'coins', withdrawal.coins, coinsFor(withdrawal.received, coinPrice));
  const told = formatDecimal(amount);
  const due = [`withdrawal.hold free -${told}`, `withdrawal.hold held ${told}`];
  if (status === 'rejected' || status === 'cancelled') {
    due.push(`withdrawal.return held -${told}`, `withdrawal.return free ${told}`);
  }
  if (status === 'approved' || status === 'paid') due.push(`withdrawal held -${told}`);
  const moved = await booked(reader, 'withdrawal', withdrawal.id, withdrawal.customerId);
  expectSame(what, 'bookings', moved.join(', '), due.join(', '));
}
