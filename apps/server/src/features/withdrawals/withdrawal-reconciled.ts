import { Injectable } from '@nestjs/common';
import { type Reconciled, ReconcilesMoney } from '../wallet/reconciles-money.js';

/** Outgoing payments. */
@ReconcilesMoney()
@Injectable()
export class WithdrawalReconciled implements Reconciled {
  readonly figures = {
    withdrawals: { accounts: ['withdrawals'], sign: 1n, owed: 'lowered' },
  } as const;
}
