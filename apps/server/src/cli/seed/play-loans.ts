import { formatDecimal } from '@truemark/money';
import { loanAgreements } from '../../engine/products/loans/tables/loan-agreement.table.js';
import {
  type LoanApplication,
  loanApplications,
} from '../../engine/products/loans/tables/loan-application.table.js';
import { loanNotices } from '../../engine/products/loans/tables/loan-notice.table.js';
import { type LoanProduct, loanProducts } from '../../engine/products/loans/tables/loan-terms.table.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { encryptForm } from '../../features/loans/loan-applications.js';
import { fundingPayload, LOAN_BOOK, LOAN_BOOK_SUBJECT } from '../../features/loans/loan-book.js';
import { agreementToSign, signedAgreementRow } from '../../features/loans/signed-agreement-row.js';
import { fourEyesApproval, nextRowNumber } from './demo-approvals.js';
import { signaturePicture } from './demo-pictures.js';
import { type LendingContext, playStep } from './demo-steps.js';
import type { DemoBorrower, DemoLoan } from './loan-files.js';
import { registerDemoPerson } from './register-demo-person.js';
import { requireDone, type Scene } from './scene.js';

const DAY = 24 * 3_600_000;
const STEP = 10;

/** Creates loan products, the loan book and the borrowers; returns the scenes of the weeks. */
export async function lendingScenes(stage: LendingContext): Promise<Scene[]> {
  const { engine, lending } = stage;
  const products = lending.products.map((product, index): LoanProduct => {
    return { ...product, id: index + 1, sort: (index + 1) * STEP, isEnabled: true };
  });
  const rows = products.map((row): RowWrite => ({ op: 'insert', table: loanProducts.name, row }));
  requireDone(await engine.submit({ kind: 'rows.record', actor: SYSTEM, rows }));
  await fillBook(stage);
  const scenes: Scene[] = [];
  for (const borrower of lending.borrowers) scenes.push(...(await scenesOf(stage, products, borrower)));
  return scenes;
}

async function fillBook({ engine, clock, reviewers, lending }: LendingContext): Promise<void> {
  const reason = 'What the demo can lend.';
  const amount = formatDecimal(lending.book);
  const request = {
    ...{ kind: LOAN_BOOK, subject: LOAN_BOOK_SUBJECT, payload: fundingPayload(lending.book), reason },
    before: { amount, balance: '0' },
    after: { amount, balance: amount },
  };
  const agreed = await fourEyesApproval(engine, reviewers, request, clock.now());
  const command = { kind: 'loan_book.fund', amount: lending.book, memo: reason, ...agreed } as const;
  requireDone(await engine.submit(command));
}

async function scenesOf(
  stage: LendingContext,
  products: readonly LoanProduct[],
  borrower: DemoBorrower,
): Promise<Scene[]> {
  const customerId = await registerDemoPerson(stage, borrower);
  const at = (daysAgo: number): number => Math.floor(stage.until - daysAgo * DAY);
  const scenes: Scene[] = [
    { at: at(borrower.daysAgo), price: null, play: () => submitForm(stage, customerId, borrower) },
  ];
  const signature = await signaturePicture(stage.files, customerId, borrower.name, at(borrower.daysAgo));
  for (const loan of borrower.loans) {
    const product = products.find(({ name }) => name === loan.product);
    if (!product) throw new Error(`loans.json names product ${loan.product}, which does not exist`);
    let loanId = 0;
    const isFirst = loan === borrower.loans[0];
    scenes.push({
      at: at(loan.daysAgo),
      price: null,
      play: async () => {
        const signed = { id: signature.id, rows: isFirst ? [signature.row] : [] };
        loanId = await signLoan(stage, customerId, borrower, product, loan, signed);
      },
    });
    for (const step of loan.then) {
      const play = () => playStep(stage, { loanId, customerId, borrower, amount: loan.amount }, step);
      scenes.push({ at: at(step.daysAgo), price: null, play });
    }
  }
  return scenes;
}

/** The borrower submits the form; an operator approves it unless it is to wait. */
async function submitForm(stage: LendingContext, customerId: number, borrower: DemoBorrower): Promise<void> {
  const { engine, cipher, clock, reviewers } = stage;
  const id = await nextRowNumber(engine, loanApplications.name);
  const row: LoanApplication = {
    ...{ id, customerId, status: 'waiting', given: encryptForm(cipher, id, borrower.form) },
    ...{ pictures: {}, submittedAt: clock.now() },
    ...{ decidedBy: null, decidedAt: null, reason: null, fields: {}, note: null },
  };
  const sent: RowWrite[] = [{ op: 'insert', table: loanApplications.name, row }];
  const actor = { kind: 'customer', id: customerId } as const;
  requireDone(await engine.submit({ kind: 'loan.form', actor, customerId, applicationId: id, rows: sent }));
  if (borrower.isWaiting) return;
  const { maker } = reviewers;
  const decided = { id, status: 'approved', decidedBy: maker, decidedAt: clock.now() };
  requireDone(
    await engine.submit({
      ...{ kind: 'loan.decide_form', actor: { kind: 'operator', id: maker } },
      ...{ customerId, applicationId: id, decision: 'approved' },
      rows: [{ op: 'patch', table: loanApplications.name, row: decided }],
    }),
  );
}

/** The borrower signs the agreement as shown now; returns the loan's id. */
async function signLoan(
  { engine, cipher, clock, lender, now }: LendingContext,
  customerId: number,
  { form, lang }: DemoBorrower,
  { id: productId, interestRate, freePeriod, loanPeriod, penaltyRate }: LoanProduct,
  { amount }: DemoLoan,
  signature: { readonly id: string; readonly rows: readonly RowWrite[] },
): Promise<number> {
  const terms = { amount, interestRate, freePeriod, loanPeriod, penaltyRate };
  const shown = agreementToSign(form, terms, lang, { ...lender, at: clock.now() });
  const id = await nextRowNumber(engine, loanAgreements.name);
  const signed = { id, customerId, signature: signature.id, signedAt: clock.now() };
  const row = signedAgreementRow(cipher, signed, shown);
  const { loan } = requireDone(
    await engine.submit({
      ...{ kind: 'loan.submit', actor: { kind: 'customer', id: customerId } },
      rows: [...signature.rows, { op: 'insert', table: loanAgreements.name, row }],
      loan: { ...terms, customerId, productId, agreementId: id, agreement: shown.hash },
    }),
  );
  const told: RowWrite = { op: 'upsert', table: loanNotices.name, row: { loanId: loan.id, toldAt: now } };
  requireDone(await engine.submit({ kind: 'rows.record', actor: SYSTEM, rows: [told] }));
  return loan.id;
}
