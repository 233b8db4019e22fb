import type { TransferRecord, Page as WirePage } from '@truemark/contracts';
import { decimal, type Money } from '@truemark/money';
import { type AccountType, accountTypeOf } from './accounts.js';
import { action, discardAnswer } from './action.js';
import { type CallOptions, get } from './http.js';
import { type Page, pageFrom } from './page.js';

/** A transfer between the customer's own accounts. */
export interface Transfer {
  readonly id: number;
  readonly from: AccountType;
  readonly to: AccountType;
  readonly amount: Money;
  readonly at: number;
}

const transferFrom = (wire: TransferRecord): Transfer => ({
  id: wire.id,
  from: accountTypeOf(wire.from),
  to: accountTypeOf(wire.to),
  amount: decimal(wire.balance),
  at: wire.created_at_ms,
});

export async function fetchTransfers(page: number, options: CallOptions): Promise<Page<Transfer>> {
  return pageFrom(
    await get<WirePage<TransferRecord>>('/api/account/transfer_log', { page }, options),
    transferFrom,
  );
}

/** `from` and `to` are `typeId`s of accounts; the amount is as typed. */
export interface TransferRequest {
  readonly from: number;
  readonly to: number;
  readonly amount: string;
}

export const transfer = action({
  path: '/api/account/transfer',
  write: ({ from, to, amount }: TransferRequest) => ({ from, to, balance: amount }),
  read: discardAnswer,
  fields: { balance: 'amount' },
});
