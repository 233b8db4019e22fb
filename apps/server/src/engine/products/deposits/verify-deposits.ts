import { coinsFor } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { Reader } from '../../../platform/database/reader.js';
import { expectSame, rowsOf } from '../../kernel/mismatch.js';
import { booked, verifyPrice } from '../reviews/verify-payment.js';
import { type Deposit, deposits } from './tables/deposit.table.js';

/** Verifies that each deposit was credited once and in the requested amount. */
export async function verifyDeposits(reader: Reader): Promise<string> {
  let count = 0;
  for await (const deposit of rowsOf(reader, deposits)) {
    await verifyDeposit(reader, deposit);
    count++;
  }
  return `${count} deposits moved what they say`;
}

async function verifyDeposit(reader: Reader, deposit: Deposit): Promise<void> {
  const what = `deposit ${deposit.id}`;
  await verifyPrice(reader, what, { ...deposit, decidedAt: deposit.endedAt });
  if (deposit.coinPrice !== null)
    expectSame(what, 'coins', deposit.coins, coinsFor(deposit.amount, deposit.coinPrice));
  const moved = await booked(reader, 'deposit', deposit.id, deposit.customerId);
  const due = deposit.status === 'approved' ? [`deposit free ${formatDecimal(deposit.amount)}`] : [];
  expectSame(what, 'bookings', moved.join(', '), due.join(', '));
}
