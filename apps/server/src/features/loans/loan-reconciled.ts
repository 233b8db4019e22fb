import { Injectable } from '@nestjs/common';
import {
  ContributesReconciliation,
  type ReconciliationFigures,
} from '../wallet/contributes-reconciliation.js';

/** House accounts that loans move. */
const LOAN_ACCOUNTS = ['loan_book', 'house_capital', 'loan_income', 'loan_repayments', 'loan_losses'];

/** Movements between the loan accounts cancel out; their net change went to customers. */
@ContributesReconciliation()
@Injectable()
export class LoanReconciled implements ReconciliationFigures {
  readonly figures = {
    loans: { accounts: LOAN_ACCOUNTS, sign: -1n, owed: 'raised' },
    loan_book: { balanceOf: 'loan_book' },
    loan_book_change: { accounts: ['loan_book'], sign: 1n },
    loan_income: { accounts: ['loan_income'], sign: 1n },
    loan_losses: { accounts: ['loan_losses'], sign: -1n },
  } as const;
}
