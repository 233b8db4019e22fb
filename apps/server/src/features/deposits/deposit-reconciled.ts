import { Injectable } from '@nestjs/common';
import {
  ContributesReconciliation,
  type ReconciliationFigures,
} from '../wallet/contributes-reconciliation.js';

/** Incoming payments; the counterparty is house accounts. */
@ContributesReconciliation()
@Injectable()
export class DepositReconciled implements ReconciliationFigures {
  readonly figures = {
    deposits: { accounts: ['deposits'], sign: -1n, owed: 'raised' },
  } as const;
}
