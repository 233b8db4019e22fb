import { coinsFor } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { DatabaseReader } from '../../../platform/database/database-reader.js';
import { assertRecomputed, rowsOf } from '../../kernel/consistency.js';
import { customerPostings, verifyPrice } from '../reviews/verify-payment.js';
import { type Deposit, deposits } from './tables/deposit.table.js';

/** Verifies that each deposit was credited once and in the requested amount. */
export async function verifyDeposits(reader: DatabaseReader): Promise<string> {
  let count = 0;
  for await (const deposit of rowsOf(reader, deposits)) {
    await verifyDeposit(reader, deposit);
    count++;
  }
  return `${count} deposits moved what they say`;
}

async function verifyDeposit(reader: DatabaseReader, deposit: Deposit): Promise<void> {
  const what = `deposit ${deposit.id}`;
  await verifyPrice(reader, what, { ...deposit, decidedAt: deposit.endedAt });
  if (deposit.coinPrice !== null)
    assertRecomputed(what, 'coins', deposit.coins, coinsFor(deposit.amount, deposit.coinPrice));
  const moved = await customerPostings(reader, 'deposit', deposit.id, deposit.customerId);
  const due = deposit.status === 'approved' ? [`deposit free ${formatDecimal(deposit.amount)}`] : [];
  assertRecomputed(what, 'bookings', moved.join(', '), due.join(', '));
}
