import { Injectable } from '@nestjs/common';
import { type ApprovalRow, approvalReasonInput } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { PendingApproval } from '../../platform/admin/pending-approval.js';
import { readBody } from '../../platform/admin/read-body.js';
import { checkSaveCondition } from '../../platform/admin/save-condition.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { ApprovalsAdmin } from './approvals.admin.js';
import { Approvals } from './approvals.js';
import type { Guarded, Removed, TermsAction, TermsChangeRequest } from './guarded-terms.js';
import { termsChange } from './terms-change.approval.js';

/** The current row, the note of its removal, or the pending request for either. */
type Written<Answer> = Answer | Removed | PendingApproval<ApprovalRow>;

/** Writes guarded terms: at once if one operator may, otherwise as a request. */
@Injectable()
export class GuardedWrites {
  constructor(
    private readonly engine: EngineClient,
    private readonly approvals: Approvals,
    private readonly requests: ApprovalsAdmin,
  ) {}

  create<Answer extends object>(
    operator: SignedInOperator,
    terms: Guarded<Answer>,
    body: unknown,
  ): Promise<Written<Answer>> {
    return this.write(operator, terms, 'create', 0, body);
  }

  edit<Answer extends object>(
    operator: SignedInOperator,
    terms: Guarded<Answer>,
    id: number,
    body: unknown,
  ): Promise<Written<Answer>> {
    return this.write(operator, terms, 'edit', id, body);
  }

  remove<Answer extends object>(
    operator: SignedInOperator,
    terms: Guarded<Answer>,
    id: number,
    body: unknown,
  ): Promise<Written<Answer>> {
    // The body holds only the reason, and may be absent.
    return this.write(operator, terms, 'delete', id, readBody(approvalReasonInput, body ?? {}));
  }

  /** The row after the write; `PendingApproval` if a second operator has to approve first. */
  private write<Answer extends object>(
    operator: SignedInOperator,
    terms: Guarded<Answer>,
    action: TermsAction,
    id: number,
    body: unknown,
  ): Promise<Written<Answer>> {
    const { reason } = readBody(approvalReasonInput, body);
    const wanted = async (): Promise<TermsChangeRequest> => {
      // Approvals and other writes came first: the row may have changed since the version was compared.
      await checkSaveCondition();
      return terms.requestFor(action, id, body);
    };
    return this.carry(operator, terms, wanted, reason);
  }

  /** Like `create`, `edit` and `remove`, for a change that is already parsed. */
  async carry<Answer extends object>(
    operator: SignedInOperator,
    terms: Guarded<Answer>,
    wanted: () => TermsChangeRequest | Promise<TermsChangeRequest>,
    reason: string,
  ): Promise<Written<Answer>> {
    // Serialised: what one operator may write is judged against the row it overwrites.
    const { request, effect, done } = await this.approvals.inTurn(async () => {
      const request = await wanted();
      const effect = await terms.assess(request);
      if (effect.needsApproval) return { request, effect, done: null };
      const command = await effect.command(operator);
      return { request, effect, done: { command, outcome: unwrap(await this.engine.submit(command)) } };
    });
    if (done) return effect.answer(done.outcome, done.command);
    const asking = {
      kind: termsChange(terms.resource),
      subject: effect.subject,
      payload: { ...request },
      reason,
    };
    const asked = await this.approvals.submit(operator, asking);
    if ('outcome' in asked) return effect.answer(asked.outcome, asked.command);
    return new PendingApproval(await this.requests.one(operator, asked.id));
  }
}
