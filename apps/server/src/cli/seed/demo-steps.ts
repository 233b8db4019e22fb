import { formatDecimal } from '@truemark/money';
import { depositAddresses } from '../../engine/products/deposits/tables/deposit-terms.table.js';
import type { Cipher } from '../../platform/auth/cipher.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { EncryptedFiles } from '../../platform/storage/encrypted-files.js';
import { fourEyesApproval } from './demo-approvals.js';
import { signaturePicture } from './demo-pictures.js';
import type { DemoBorrower, DemoLending, DemoStep } from './loan-files.js';
import type { DemoContext } from './register-demo-person.js';
import { requireDone } from './scene.js';

/** The environment in which demo people borrow. */
export interface LendingContext extends DemoContext {
  readonly lending: DemoLending;
  readonly reader: DatabaseReader;
  readonly cipher: Cipher;
  readonly files: EncryptedFiles;
  readonly lender: { readonly name: string; readonly currency: string };
  /** Start of the demo day, epoch ms; `daysAgo` counts from here. */
  readonly until: number;
  /** Time of installation, epoch ms: nobody is notified of anything earlier. */
  readonly now: number;
}

/** A demo loan, with what later steps need. */
export interface LoanContext {
  readonly loanId: number;
  readonly customerId: number;
  readonly borrower: DemoBorrower;
  readonly amount: bigint;
}

/** Plays a later step of a loan: by its borrower, one operator, or two. */
export async function playStep(stage: LendingContext, lent: LoanContext, step: DemoStep): Promise<void> {
  const { engine, reviewers } = stage;
  const { loanId, customerId } = lent;
  const own = { actor: { kind: 'customer', id: customerId }, customerId, loanId } as const;
  const operator = { kind: 'operator', id: reviewers.maker } as const;
  switch (step.action) {
    case 'cancel':
      requireDone(await engine.submit({ kind: 'loan.cancel', ...own }));
      return;
    case 'repay':
      requireDone(await engine.submit({ kind: 'loan.repay', ...own }));
      return;
    case 'prove':
      await prove(stage, lent);
      return;
    case 'approve': {
      const agreed = await agreement(stage, lent, 'loans.approve', '');
      const decided = { decision: 'approved', reason: null, note: null, ...agreed } as const;
      requireDone(await engine.submit({ kind: 'loan.decide', loanId, ...decided }));
      return;
    }
    case 'accept': {
      const agreed = await agreement(stage, lent, 'loans.repayment_approve', '');
      const decided = { decision: 'approved', reason: null, note: null, ...agreed } as const;
      requireDone(await engine.submit({ kind: 'loan.decide_repayment', loanId, ...decided }));
      return;
    }
    case 'reject': {
      const decided = { decision: 'rejected', reason: step.reason, note: null, approvedBy: null } as const;
      requireDone(await engine.submit({ kind: 'loan.decide', actor: operator, loanId, ...decided }));
      return;
    }
    case 'refuse': {
      const decided = { decision: 'rejected', reason: step.reason, note: null, approvedBy: null } as const;
      requireDone(
        await engine.submit({ kind: 'loan.decide_repayment', actor: operator, loanId, ...decided }),
      );
      return;
    }
    case 'write_off': {
      const agreed = await agreement(stage, lent, 'loans.write_off', step.reason);
      requireDone(await engine.submit({ kind: 'loan.write_off', loanId, reason: step.reason, ...agreed }));
    }
  }
}

const agreement = (
  { engine, reviewers, clock }: DemoContext,
  { loanId, amount }: LoanContext,
  kind: string,
  reason: string,
) => {
  const facts = { before: null, after: { amount: formatDecimal(amount) } };
  const asked = { kind, subject: String(loanId), payload: { note: '' }, reason, ...facts };
  return fourEyesApproval(engine, reviewers, asked, clock.now());
};

async function prove(stage: LendingContext, { loanId, customerId, borrower }: LoanContext): Promise<void> {
  const { engine, reader, files, clock } = stage;
  const way = await reader.first(depositAddresses, 'WHERE is_enabled = 1 ORDER BY sort, id', []);
  if (!way) throw new Error('the demo has no address to repay to');
  const { id: addressId, code, protocol, address } = way;
  const proof = await signaturePicture(files, customerId, `${borrower.name}|proof`, clock.now());
  const to = { addressId, code, protocol, address };
  const actor = { kind: 'customer', id: customerId } as const;
  const sent = { customerId, loanId, proof: proof.id, to, rows: [proof.row] };
  requireDone(await engine.submit({ kind: 'loan.prove', actor, ...sent }));
}
