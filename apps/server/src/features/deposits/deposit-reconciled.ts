import { Injectable } from '@nestjs/common';
import { type Reconciled, ReconcilesMoney } from '../wallet/reconciles-money.js';

/** What came in: accounts of the house stand on the other side. */
@ReconcilesMoney()
@Injectable()
export class DepositReconciled implements Reconciled {
  readonly figures = {
    deposits: { accounts: ['deposits'], sign: -1n, owed: 'raised' },
  } as const;
}
