import { WRITERS } from '@truemark/contracts/admin';
import { conflict } from '../../platform/admin/admin-error.js';
import type { Role } from '../operators/operator.table.js';
import type { Resource } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import type { Approval } from './approval.table.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from './approval-kind.js';
import type { Guarded, TermsChangeRequest } from './guarded-terms.js';

export const termsChange = (resource: Resource): string => `${resource}.change`;

/** Approval of a change of terms: executes the command that a direct write would have been. */
export class TermsChange implements ApprovalKind {
  readonly name: string;
  readonly label: string;
  readonly deciders: readonly Role[];
  readonly objectors: readonly Role[] | undefined;

  constructor(private readonly terms: Guarded) {
    this.name = termsChange(terms.resource);
    this.label = terms.label;
    this.deciders = terms.deciders ?? WRITERS;
    this.objectors = terms.objectors;
  }

  async preview(asked: ApprovalInput): Promise<Preview> {
    const { before, after } = await this.terms.assess(changeRequestOf(asked));
    if (JSON.stringify(before) === JSON.stringify(after)) {
      throw conflict('approvals.pointless', 'Nothing would change.');
    }
    return { before, after };
  }

  async prepare(approved: Approval, decider: SignedInOperator): Promise<Execution> {
    return { command: await (await this.terms.assess(changeRequestOf(approved))).command(decider) };
  }

  async rowOf(approval: Approval): Promise<number | null> {
    const { action, id } = changeRequestOf(approval);
    if (action === 'edit') return id;
    if (action === 'delete' || approval.state !== 'approved') return null;
    return (await this.terms.madeAs?.(approval.subject)) ?? null;
  }
}

const changeRequestOf = ({ payload }: ApprovalInput): TermsChangeRequest =>
  payload as unknown as TermsChangeRequest;
