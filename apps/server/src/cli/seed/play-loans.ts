import { formatDecimal } from '@truemark/money';
import { loanAgreements } from '../../engine/products/loans/tables/loan-agreement.table.js';
import {
  type LoanApplication,
  loanApplications,
} from '../../engine/products/loans/tables/loan-application.table.js';
import { loanNotices } from '../../engine/products/loans/tables/loan-notice.table.js';
import { type LoanProduct, loanProducts } from '../../engine/products/loans/tables/loan-terms.table.js';
import { type RowWrite, SYSTEM } from '../../engine/protocol.js';
import { keptAgreement, shownAgreement } from '../../features/loans/kept-agreement.js';
import { closeForm } from '../../features/loans/loan-applications.js';
import { fundingPayload, LOAN_BOOK, LOAN_BOOK_SUBJECT } from '../../features/loans/loan-book.js';
import { arrive } from './arrive.js';
import { agreedTo, numbered } from './demo-approvals.js';
import { signedPicture } from './demo-pictures.js';
import { type LendingStage, playStep } from './demo-steps.js';
import type { DemoBorrower, DemoLoan } from './loan-files.js';
import { done, type Scene } from './scene.js';

const DAY = 24 * 3_600_000;
const STEP = 10;

/** Creates loan products, the loan book and the borrowers; returns the scenes of the weeks. */
export async function lendingScenes(stage: LendingStage): Promise<Scene[]> {
  const { engine, lending } = stage;
  const products = lending.products.map((product, index): LoanProduct => {
    return { ...product, id: index + 1, sort: (index + 1) * STEP, isEnabled: true };
  });
  const rows = products.map((row): RowWrite => ({ op: 'insert', table: loanProducts.name, row }));
  done(await engine.submit({ kind: 'rows.record', actor: SYSTEM, rows }));
  await fillBook(stage);
  const scenes: Scene[] = [];
  for (const borrower of lending.borrowers) scenes.push(...(await scenesOf(stage, products, borrower)));
  return scenes;
}

async function fillBook({ engine, clock, reviewers, lending }: LendingStage): Promise<void> {
  const reason = 'What the demo can lend.';
  const amount = formatDecimal(lending.book);
  const request = {
    ...{ kind: LOAN_BOOK, subject: LOAN_BOOK_SUBJECT, payload: fundingPayload(lending.book), reason },
    before: { amount, balance: '0' },
    after: { amount, balance: amount },
  };
  const agreed = await agreedTo(engine, reviewers, request, clock.now());
  const command = { kind: 'loan_book.fund', amount: lending.book, memo: reason, ...agreed } as const;
  done(await engine.submit(command));
}

async function scenesOf(
  stage: LendingStage,
  products: readonly LoanProduct[],
  borrower: DemoBorrower,
): Promise<Scene[]> {
  const customerId = await arrive(stage, borrower);
  const at = (daysAgo: number): number => Math.floor(stage.until - daysAgo * DAY);
  const scenes: Scene[] = [
    { at: at(borrower.daysAgo), price: null, play: () => state(stage, customerId, borrower) },
  ];
  const signature = await signedPicture(stage.files, customerId, borrower.name, at(borrower.daysAgo));
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
        loanId = await sign(stage, customerId, borrower, product, loan, signed);
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
async function state(stage: LendingStage, customerId: number, borrower: DemoBorrower): Promise<void> {
  const { engine, cipher, clock, reviewers } = stage;
  const id = await numbered(engine, loanApplications.name);
  const row: LoanApplication = {
    ...{ id, customerId, status: 'waiting', given: closeForm(cipher, id, borrower.form) },
    ...{ pictures: {}, submittedAt: clock.now() },
    ...{ decidedBy: null, decidedAt: null, reason: null, fields: {}, note: null },
  };
  const sent: RowWrite[] = [{ op: 'insert', table: loanApplications.name, row }];
  const actor = { kind: 'customer', id: customerId } as const;
  done(await engine.submit({ kind: 'loan.form', actor, customerId, applicationId: id, rows: sent }));
  if (borrower.isWaiting) return;
  const { maker } = reviewers;
  const decided = { id, status: 'approved', decidedBy: maker, decidedAt: clock.now() };
  done(
    await engine.submit({
      ...{ kind: 'loan.decide_form', actor: { kind: 'operator', id: maker } },
      ...{ customerId, applicationId: id, decision: 'approved' },
      rows: [{ op: 'patch', table: loanApplications.name, row: decided }],
    }),
  );
}

/** The borrower signs the agreement as shown now; returns the loan's id. */
async function sign(
  { engine, cipher, clock, lender, now }: LendingStage,
  customerId: number,
  { form, lang }: DemoBorrower,
  { id: productId, interestRate, freePeriod, loanPeriod, penaltyRate }: LoanProduct,
  { amount }: DemoLoan,
  signature: { readonly id: string; readonly rows: readonly RowWrite[] },
): Promise<number> {
  const terms = { amount, interestRate, freePeriod, loanPeriod, penaltyRate };
  const shown = shownAgreement(form, terms, lang, { ...lender, at: clock.now() });
  const id = await numbered(engine, loanAgreements.name);
  const signed = { id, customerId, signature: signature.id, signedAt: clock.now() };
  const row = keptAgreement(cipher, signed, shown);
  const { loan } = done(
    await engine.submit({
      ...{ kind: 'loan.submit', actor: { kind: 'customer', id: customerId } },
      rows: [...signature.rows, { op: 'insert', table: loanAgreements.name, row }],
      loan: { ...terms, customerId, productId, agreementId: id, agreement: shown.hash },
    }),
  );
  const told: RowWrite = { op: 'upsert', table: loanNotices.name, row: { loanId: loan.id, toldAt: now } };
  done(await engine.submit({ kind: 'rows.record', actor: SYSTEM, rows: [told] }));
  return loan.id;
}
