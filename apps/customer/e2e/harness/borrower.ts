import { type Page } from '@playwright/test';
import type { Account, LoanAgreementAnswer, LoanAnswer, LoanProductAnswer } from '@truemark/contracts';
import type { AdminClient } from '../../../server/test/harness/admin-client.js';
import { testImage, upload } from '../../../server/test/harness/pictures.js';
import type { RealCustomer } from '../../../server/test/harness/real-customer.js';
import { withinOneDay } from '../../../server/test/harness/same-day.js';

const FORM = {
  name: 'Ann',
  last_name: 'Borrower',
  birthday: '1990-02-03',
  country: 'GB',
  mobile: '+001-2025550123',
  id_card_type: 1,
  id_number: 'X-4711',
  job: 'Baker',
};

/** The newest of this customer's rows in a queue. */
async function newest(operator: AdminClient, queue: string, { user }: RealCustomer): Promise<number> {
  const rows = await operator.list(queue, { filter: { customer_id: user.id }, sort: ['id', 'DESC'] });
  const [row] = rows;
  if (!row) throw new Error(`${queue} has nothing of customer ${user.id}`);
  return Number(row.id);
}

/** An operator decides on the pending application. */
export async function decideForm(
  customer: RealCustomer,
  operator: AdminClient,
  decision: 'approve' | 'reject',
  words: object = {},
): Promise<void> {
  const id = await newest(operator, 'loan-applications', customer);
  await operator.act('loan-applications', id, 'claim');
  await operator.act('loan-applications', id, decision, words);
}

/** Submits the customer's application for review. */
export const sendForm = ({ client }: RealCustomer): Promise<unknown> =>
  client.take('/api/loan/kyc_submit', FORM);

/** Makes the customer able to borrow: submits an application and approves it. */
export async function mayBorrow(customer: RealCustomer, operator: AdminClient): Promise<void> {
  await sendForm(customer);
  await decideForm(customer, operator, 'approve');
}

/** The loan product of this many days. */
export async function productOf({ client }: RealCustomer, days: number): Promise<LoanProductAnswer> {
  const products = await client.read<LoanProductAnswer[]>('/api/loan/loan_config');
  const product = products.find(({ loan_period: period }) => period === days);
  if (!product) throw new Error(`no product of ${days} days`);
  return product;
}

/** Requests a loan with a signature. */
export async function askForLoan(customer: RealCustomer, days: number, amount: number): Promise<LoanAnswer> {
  const { client } = customer;
  const { id } = await productOf(customer, days);
  await withinOneDay();
  const { hash } = await client.read<LoanAgreementAnswer>('/api/loan/loan_agreement', { id, amount });
  const { data: signature } = await upload(client, await testImage().png().toBuffer());
  return client.take('/api/loan/loan_submit', {
    amount,
    config_id: id,
    sign: signature.url,
    agreement: hash,
  });
}

/** The operator pays out a loan that the customer requests. */
export async function borrow(
  customer: RealCustomer,
  operator: AdminClient,
  days: number,
  amount: number,
): Promise<LoanAnswer> {
  const loan = await askForLoan(customer, days, amount);
  await operator.act('loans', loan.id, 'claim');
  await operator.act('loans', loan.id, 'approve');
  return loan;
}

/** Free balance of the funding account. */
export async function fundingOf({ client }: RealCustomer): Promise<number> {
  const accounts = await client.read<Account[]>('/v2/api/main/wallet/getBalance');
  return Number(accounts.find(({ accountTypeId }) => accountTypeId === 1)?.balance);
}

/** Draws a wave on the signature pad. */
export async function drawSignature(page: Page): Promise<void> {
  const box = await page.locator('canvas').boundingBox();
  if (!box) throw new Error('there is nothing to sign on');
  const at = (share: number) =>
    [
      box.x + box.width * (0.2 + 0.6 * share),
      box.y + box.height * (0.5 + 0.2 * Math.sin(share * 12)),
    ] as const;
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step <= 20; step++) await page.mouse.move(...at(step / 20));
  await page.mouse.up();
}
