import { payoffOf } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { queryBuilder } from '../../../platform/database/queries.js';
import { SYSTEM } from '../../kernel/command.js';
import { defineHashedRows } from '../../kernel/hashed-rows.js';
import { defineProduct } from '../../kernel/product.js';
import { defineReplayedTable } from '../../kernel/replayed-tables.js';
import type { State } from '../../kernel/state.js';
import { cancelLoan, submitLoan } from './apply.js';
import { decideLoan, writeOffLoan } from './decide-loan.js';
import { entries } from './entries.js';
import { decideLoanForm, sendLoanForm } from './form.js';
import { fundLoanBook } from './loan-book.js';
import { addLoadedLoan, isOpenLoan, OPEN_LOANS, reminderAt } from './put-loan.js';
import { remindBorrower } from './remind.js';
import { decideRepayment, proveRepayment, repayLoan } from './repay.js';
import { loans as table } from './tables/loan.table.js';
import { loanAgreements } from './tables/loan-agreement.table.js';
import { loanApplications } from './tables/loan-application.table.js';
import { loanNotices } from './tables/loan-notice.table.js';
import { loanStandings } from './tables/loan-standing.table.js';
import { loanProducts } from './tables/loan-terms.table.js';
import { verifyLoans } from './verify-loans.js';

const openLoans = queryBuilder(table).selectFrom('loans').selectAll().where(OPEN_LOANS).orderBy('id');

const fourEyesLimit = (state: State): bigint => decimal(state.setting('loan_four_eyes_limit'));

/** Whether a customer must keep his money in his accounts until he has repaid. */
const mustKeepMoney = (state: State, customerId: number): boolean =>
  state.unpaidLoans.has(customerId) && state.flag('loan_blocks_transfers');

/** Loans to customers from the loan book. */
export const loans = defineProduct({
  name: 'loans',
  lane: {
    commands: {
      'loan.form': sendLoanForm,
      'loan.decide_form': decideLoanForm,
      'loan.submit': submitLoan,
      'loan.cancel': cancelLoan,
      'loan.decide': decideLoan,
      'loan.prove': proveRepayment,
      'loan.decide_repayment': decideRepayment,
      'loan.repay': repayLoan,
      'loan.write_off': writeOffLoan,
      'loan.remind': remindBorrower,
      'loan_book.fund': fundLoanBook,
    },
    answers: {
      'loan_book.balance': (state) => state.accountOf(null, 'loan_book', 'system', 'real')?.balance ?? 0n,
      'loan.of': (state, { customerId }, now) => {
        const loan = state.loans.get(state.loanOf.get(customerId) ?? 0) ?? null;
        return { loan, payoff: loan && payoffOf(loan, now) };
      },
    },
    queues: {
      loan: { approval: 'loans.approve', flow: 'out', limit: fourEyesLimit },
      loanRepayment: { approval: 'loans.repayment_approve', flow: 'in', limit: fourEyesLimit },
      // Always two people.
      loanWriteOff: { approval: 'loans.write_off', flow: 'in', limit: () => 0n },
    },
  },
  state: {
    tables: [table, loanProducts, loanStandings, loanApplications, loanAgreements, loanNotices],
    counters: { loans: table },
    hashed: [
      defineHashedRows({ name: 'loans', table, upTo: 'loans', find: (state, id) => state.loans.get(id) }),
      defineHashedRows({
        name: 'standings of loan forms',
        table: loanStandings,
        upTo: 'customers',
        find: (state, id) => state.loanStandings.get(id),
      }),
    ],
    slice: () => ({
      loanStandings: new Map(),
      loans: new Map(),
      loanOf: new Map(),
      unpaidLoans: new Map(),
      writtenOff: new Map(),
    }),
    load: async (state, loader) => {
      for (const standing of await loader.select(loanStandings, ''))
        state.loanStandings.set(standing.customerId, standing);
      for (const loan of await loader.rows(table, openLoans)) addLoadedLoan(state, loan);
      for (const { id, customerId } of await loader.select(table, `WHERE status = 'written_off'`))
        state.writtenOff.set(customerId, id);
    },
  },
  ledger: {
    house: ['loan_book', 'house_capital', 'loan_income', 'loan_losses', 'loan_repayments'],
    meaning: { loan_income: 'result', loan_losses: 'result' },
    entries,
    opening: ['loan'],
    outside: ['loan', 'loan.repayment'],
  },
  trades: {
    blocksPaying: (state, customerId) => (state.unpaidLoans.has(customerId) ? 'withdraw.loan_unpaid' : null),
    // A customer with an unpaid loan may move money only to where he trades; it stays available for repayment.
    blocksLocking: (state, customerId) => (mustKeepMoney(state, customerId) ? 'account.loan_unpaid' : null),
    mayTransfer: (step, { customerId, from, to }) => {
      if (!mustKeepMoney(step.state, customerId)) return;
      if (from !== 'change' || to === 'change') step.refuse('account.loan_unpaid');
    },
  },
  time: {
    timed: {
      'loan.reminder': {
        at: ({ loans: open }, id) => {
          const loan = open.get(id);
          return loan ? reminderAt(loan) : null;
        },
        waiting: ({ loans: open }) => open.keys(),
        one: (loanId) => ({ kind: 'loan.remind', actor: SYSTEM, loanId }),
      },
    },
  },
  verify: {
    replayed: [
      defineReplayedTable({
        table: loanStandings,
        what: 'standing of a loan form',
        idOf: ({ customerId }) => customerId,
        find: (state, { customerId }) => state.loanStandings.get(customerId),
        size: (state) => state.loanStandings.size,
      }),
      defineReplayedTable({
        table,
        what: 'loan',
        idOf: ({ id }) => id,
        open: OPEN_LOANS,
        find: (state, { id }) => state.loans.get(id),
        size: (state) => state.loans.size,
        ended: {
          counter: 'loans',
          by: (event) => (event.type === 'loan.changed' && !isOpenLoan(event.loan) ? event.loan : null),
        },
      }),
    ],
    verified: verifyLoans,
  },
});
