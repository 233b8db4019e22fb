import { decimal, ONE } from '@truemark/money';
import { type Command, SYSTEM } from '../../../dist/engine/protocol.js';
import type { Loan } from '../../../src/engine/products/loans/tables/loan.table.js';
import type { LoanProduct } from '../../../src/engine/products/loans/tables/loan-terms.table.js';
import { FOUR_EYES } from '../four-eyes.js';
import type { LendingAction } from './lending-actions.js';

const terms = (id: number, loanPeriod: number, freePeriod: number, interest: string, penalty: string) => ({
  ...{ id, name: `${loanPeriod} days`, loanPeriod, freePeriod, sort: id, isEnabled: true },
  ...{ least: decimal('100'), most: decimal('2000') },
  ...{ interestRate: decimal(interest), penaltyRate: decimal(penalty) },
});

/** A short product, a monthly one, and one so expensive that the limit is reached. */
export const LENDING: readonly LoanProduct[] = [
  terms(1, 3, 0, '0.001', '0.002'),
  terms(2, 30, 7, '0.00037', '0.0015'),
  terms(3, 10, 2, '0.008', '0.01'),
];

/** State needed to make an action concrete. */
export interface LendingScene {
  readonly customers: readonly number[];
  /** Number of the newest loan. */
  readonly newest: number;
  readonly open: readonly Pick<Loan, 'id' | 'customerId'>[];
  readonly withdrawals: number;
  /** Customer to the number of the last application. */
  readonly forms: ReadonlyMap<number, number>;
  /** Wall clock, epoch ms. */
  readonly now: number;
}

const WORDS = { reason: 'why', note: null };

export function lendingCommand(action: LendingAction, scene: LendingScene): Command {
  const customerId = 'customer' in action ? (scene.customers[action.customer] as number) : 0;
  const own = { actor: { kind: 'customer', id: customerId }, customerId } as const;
  const loanId = 'which' in action ? loanOf(action.which, customerId, scene) : 0;
  const alone = { people: [2], approvalId: null, at: scene.now } as const;
  const { actor } = FOUR_EYES;
  const approvedBy =
    'isAlone' in action && action.isAlone ? alone : { ...FOUR_EYES.approvedBy, at: scene.now };
  const agreed = { actor, approvedBy };
  switch (action.kind) {
    case 'form':
      return { kind: 'loan.form', ...own, applicationId: (scene.forms.get(customerId) ?? 0) + 1 };
    case 'decideForm': {
      const decision = action.isApproved ? 'approved' : 'rejected';
      const applicationId = scene.forms.get(customerId) ?? 1;
      return { kind: 'loan.decide_form', actor, customerId, applicationId, decision };
    }
    case 'submit': {
      const { interestRate, freePeriod, loanPeriod, penaltyRate, id } = LENDING[
        action.product
      ] as LoanProduct;
      const amount = BigInt(action.amount) * ONE + ONE / 100n;
      const signed = { productId: id, interestRate, freePeriod, loanPeriod, penaltyRate };
      const loan = { customerId, amount, ...signed, agreementId: 1, agreement: 'ab12' };
      return { kind: 'loan.submit', actor: own.actor, loan };
    }
    case 'repay':
      return { kind: 'loan.repay', ...own, loanId };
    case 'cancel':
      return { kind: 'loan.cancel', ...own, loanId };
    case 'prove': {
      const to = { addressId: 1, code: 'USDT', protocol: 'TRC20', address: 'there' };
      return { kind: 'loan.prove', ...own, loanId, proof: 'picture', to };
    }
    case 'decide':
    case 'decideRepayment': {
      const kind = action.kind === 'decide' ? 'loan.decide' : 'loan.decide_repayment';
      if (action.isApproved) return { kind, loanId, decision: 'approved', ...WORDS, ...agreed };
      return { kind, loanId, decision: 'rejected', ...WORDS, actor, approvedBy: null };
    }
    case 'writeOff':
      return { kind: 'loan.write_off', loanId, reason: 'why', ...agreed };
    case 'fund':
      return { kind: 'loan_book.fund', amount: BigInt(action.amount) * ONE, memo: 'why', ...agreed };
    case 'adjust': {
      const amount = BigInt(action.amount) * ONE + 3n;
      return {
        kind: 'wallet.adjust',
        actor: SYSTEM,
        customerId,
        account: 'change',
        amount,
        memo: 'w',
        refId: 1,
      };
    }
    case 'transfer': {
      const [from, to] = action.isOut ? (['change', 'forex'] as const) : (['forex', 'change'] as const);
      return { kind: 'wallet.transfer', ...own, from, to, amount: BigInt(action.amount) * ONE };
    }
    case 'takeBack':
      return { kind: 'withdrawal.cancel', ...own, withdrawalId: Math.max(1, scene.withdrawals) };
    case 'withdraw':
      return {
        ...{ kind: 'withdrawal.submit', actor: own.actor, fee: { type: 'fixed', rate: 0n } },
        withdrawal: {
          ...{ customerId, way: 'coin', amount: decimal('10'), currencyId: 1, code: 'USDT' },
          ...{ protocol: 'TRC20', coinPrice: ONE, priceSource: { kind: 'set', at: scene.now } },
          ...{ methodId: 1, target: { address: 'there' }, remark: '' },
        },
      };
  }
}

function loanOf(which: number, customerId: number, { newest, open }: LendingScene): number {
  const own = customerId === 0 ? open : open.filter((loan) => loan.customerId === customerId);
  const found = which < 4 ? own[which % Math.max(1, own.length)] : undefined;
  return found?.id ?? Math.max(1, newest);
}
