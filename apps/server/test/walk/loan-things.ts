import type { LoanAgreementAnswer, LoanAnswer, LoanForm, Page } from '@truemark/contracts';
import type { Fields } from '../harness/client.js';
import { testImage, upload } from '../harness/pictures.js';
import { withinOneDay } from '../harness/same-day.js';
import { FORM, MONTH_PRODUCT } from '../harness/set-up-loans.js';
import { cancelDraw } from './cash-things.js';
import type { Ground, Person } from './persons.js';
import type { ResourceFactory } from './things.js';

const products = new WeakMap<Ground, Promise<number>>();

/** A product for which the loan book has the money. */
function productOn(ground: Ground): Promise<number> {
  const { owner } = ground.market;
  const made =
    products.get(ground) ??
    owner
      .create('loan-book/requests', { amount: '1000000', reason: 'To lend on this walk.' })
      .then(() => owner.create('loan-products', MONTH_PRODUCT))
      .then(({ id }) => Number(id));
  products.set(ground, made);
  return made;
}

const picture = async ({ client }: Person): Promise<string> =>
  (await upload(client, await testImage().jpeg().toBuffer())).data.url;

/** An application that the owner can submit: none is approved or pending. */
export const loanForm: ResourceFactory = async (owner, { cashier }) => {
  const { status } = await owner.client.read<LoanForm>('/api/loan/info');
  if (status === 1) await decideForm(owner, cashier, 'reject', { reason: 'Please send it again.' });
  return { ...FORM, hand_pic: await picture(owner) };
};

async function decideForm(
  { user }: Person,
  cashier: Ground['cashier'],
  action: 'approve' | 'reject',
  body = {},
): Promise<void> {
  const [form] = await cashier.list('loan-applications', {
    filter: { customer_id: user.id, status: 'waiting' },
  });
  await cashier.act('loan-applications', form?.id as number, 'claim');
  await cashier.act('loan-applications', form?.id as number, action, body);
}

/** Makes the owner able to borrow, without a debt. */
async function readyToBorrow(...given: Parameters<ResourceFactory>): Promise<number> {
  const [owner, ground] = given;
  await cancelDraw(owner);
  const { status } = await owner.client.read<LoanForm>('/api/loan/info');
  if (status !== 2) {
    if (status !== 1) await owner.client.take('/api/loan/kyc_submit', await loanForm(...given));
    await decideForm(owner, ground.cashier, 'approve');
  }
  await owesNothing(owner, ground);
  return productOn(ground);
}

/** Ends the owner's loans and applications. */
export async function owesNothing(owner: Person, ground: Ground): Promise<void> {
  const { data } = await owner.client.read<Page<LoanAnswer>>('/api/loan/loan_list');
  const open = data.find(({ status }) => status === 1 || status === 2 || status === 4);
  if (open) await end(open, owner, ground);
}

async function end({ id, status }: LoanAnswer, { client }: Person, { cashier }: Ground): Promise<void> {
  if (status === 1) return void (await client.take('/api/loan/loan_cancel', { id }));
  if (status === 4) {
    await cashier.act('loans', id, 'claim');
    await cashier.act('loans', id, 'repayment_reject', { reason: 'Nothing came.' });
  }
  await client.take('/api/loan/repay_from_balance', { loan_id: id });
}

export const loanTerms: ResourceFactory = async (...given) => ({
  id: await readyToBorrow(...given),
  amount: 1000,
});

/** An application that the owner has signed. */
export const newLoan: ResourceFactory = async (...given) => {
  const [owner] = given;
  const config_id = await readyToBorrow(...given);
  await withinOneDay();
  const shown = { id: config_id, amount: 1000 };
  const { hash } = await owner.client.read<LoanAgreementAnswer>('/api/loan/loan_agreement', shown);
  return { amount: 1000, config_id, sign: await picture(owner), agreement: hash };
};

const submitted = async (...given: Parameters<ResourceFactory>): Promise<number> =>
  (await given[0].client.take<LoanAnswer>('/api/loan/loan_submit', await newLoan(...given))).id;

/** A loan in review. */
export const loanToCancel: ResourceFactory = async (...given) => ({ id: await submitted(...given) });

const borrowed = async (...given: Parameters<ResourceFactory>): Promise<number> => {
  const id = await submitted(...given);
  await given[1].cashier.act('loans', id, 'claim');
  await given[1].cashier.act('loans', id, 'approve');
  return id;
};

/** A loan that is paid out and to be repaid. */
export const loanOwed: ResourceFactory = async (...given): Promise<Fields> => ({
  loan_id: await borrowed(...given),
});

export const loanProved: ResourceFactory = async (...given) => {
  const loan_id = await borrowed(...given);
  const [way] = await given[0].client.read<{ id: number }[]>('/api/loan/repayment_accounts');
  return { loan_id, charge_id: way?.id, proofImg: await picture(given[0]) };
};
