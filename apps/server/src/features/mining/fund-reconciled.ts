import { Injectable } from '@nestjs/common';
import {
  ContributesReconciliation,
  type ReconciliationFigures,
} from '../wallet/contributes-reconciliation.js';

/** Funds pay from their pools, which the broker funds. */
@ContributesReconciliation()
@Injectable()
export class FundReconciled implements ReconciliationFigures {
  readonly figures = {
    funds: { accounts: ['fund_pool', 'fund_capital'], sign: -1n, owed: 'raised' },
    fund_pools_change: { accounts: ['fund_pool'], sign: 1n },
    fund_capital: { accounts: ['fund_capital'], sign: -1n },
  } as const;
}
