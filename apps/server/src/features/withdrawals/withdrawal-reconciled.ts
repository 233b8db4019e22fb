import { Injectable } from '@nestjs/common';
import {
  ContributesReconciliation,
  type ReconciliationFigures,
} from '../wallet/contributes-reconciliation.js';

/** Outgoing payments. */
@ContributesReconciliation()
@Injectable()
export class WithdrawalReconciled implements ReconciliationFigures {
  readonly figures = {
    withdrawals: { accounts: ['withdrawals'], sign: 1n, owed: 'lowered' },
  } as const;
}
