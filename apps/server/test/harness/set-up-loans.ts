import type { LoanAgreementAnswer, LoanAnswer, LoanFormRequest, PayoffAnswer } from '@truemark/contracts';
import type { Fields } from './client.js';
import type { Database } from './database.js';
import { type PaymentsFixture, setUpPayments } from './payments-fixture.js';
import { withinOneDay } from './same-day.js';

export type LoanFixture = Awaited<ReturnType<typeof setUpLoans>>;

/** 1,000 for 30 days, 7 of them free. */
export const MONTH_PRODUCT = {
  ...{ name: 'A month', loan_period: 30, min_amount: '100', max_amount: '5000' },
  ...{ interest_rate: '0.001', free_period: 7, penalty_rate: '0.002', sort: 1, is_enabled: 1 },
};

/** Valid form data for borrowing, with default settings. */
export const FORM: Partial<Record<keyof LoanFormRequest, string | number>> = {
  ...{ name: 'Ana', last_name: 'Sousa', birthday: '1990-05-04', country: 'PT', mobile: '+351-912345678' },
  ...{ id_card_type: 1, id_number: 'PT-778-123', job: 'Baker' },
};

/** Cash desk with loans: its loan book is funded, and there is one product of 30 days. */
export async function setUpLoans(database: Database, env: Record<string, string> = {}) {
  const desk: PaymentsFixture = await setUpPayments(database, env);
  await desk.owner.create('loan-book/requests', { amount: '100000', reason: 'To lend in this story.' });
  const productId = (await desk.owner.create('loan-products', MONTH_PRODUCT)).id as number;
  const borrower = () => desk.customer.client;

  const agreement = (amount: number | string, fields: Fields = {}): Promise<LoanAgreementAnswer> =>
    borrower().read('/api/loan/loan_agreement', { id: productId, amount, ...fields });
  const signed = async (amount: number | string): Promise<Fields> => {
    await withinOneDay();
    const sign = await desk.picture('#101010');
    return { amount, config_id: productId, sign, agreement: (await agreement(amount)).hash };
  };
  const submitted = async (amount: number | string = 1000): Promise<LoanAnswer> =>
    borrower().take('/api/loan/loan_submit', await signed(amount));
  const decided = async (id: number, action: string, body: object = {}): Promise<void> => {
    await desk.operator.act('loans', id, 'claim');
    const { status, body: answer } = await desk.act(desk.operator, 'loans', id, action, body);
    if (status === 202) await desk.agreed(answer.approval_id as number);
    else if (status !== 200) throw new Error(`${action} of loan ${id}: ${status} ${JSON.stringify(answer)}`);
  };
  const loan = (id: number): Promise<LoanAnswer> => borrower().read('/api/loan/loan_info', { id });

  return Object.assign(Object.create(desk, Object.getOwnPropertyDescriptors(desk)) as PaymentsFixture, {
    productId,
    agreement,
    signed,
    submitted,
    decided,
    loan,
    /** Gives the customer an approved form. */
    async stated(fields: Fields = {}): Promise<void> {
      await borrower().take('/api/loan/kyc_submit', { ...FORM, ...fields });
      const [form] = await desk.operator.list('loan-applications', {
        filter: { customer_id: desk.customer.user.id, status: 'waiting' },
      });
      await desk.operator.act('loan-applications', form?.id as number, 'claim');
      await desk.operator.act('loan-applications', form?.id as number, 'approve');
    },
    /** Gives the customer a paid-out loan. */
    async borrowed(amount: number | string = 1000): Promise<LoanAnswer> {
      const { id } = await submitted(amount);
      await decided(id, 'approve');
      return loan(id);
    },
    async proved(loanId: number): Promise<LoanAnswer> {
      const [way] = await borrower().read<{ id: number }[]>('/api/loan/repayment_accounts');
      const fields = { charge_id: way?.id, loan_id: loanId, proofImg: await desk.picture() };
      return borrower().take('/api/loan/repayment', fields);
    },
    payoff: (fields: Fields = {}): Promise<PayoffAnswer> =>
      borrower().read('/api/loan/repayment_info', fields),
  });
}
