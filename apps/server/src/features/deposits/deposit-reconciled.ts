import { Injectable } from '@nestjs/common';
import { type Reconciled, ReconcilesMoney } from '../wallet/reconciles-money.js';

/** Incoming payments; the counterparty is house accounts. */
@ReconcilesMoney()
@Injectable()
export class DepositReconciled implements Reconciled {
  readonly figures = {
    deposits: { accounts: ['deposits'], sign: -1n, owed: 'raised' },
  } as const;
}
