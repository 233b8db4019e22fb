import { Injectable } from '@nestjs/common';
import type { IdentityLevel } from '@truemark/contracts/admin';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import {
  ContributesCustomerSummary,
  type CustomerSummaryPart,
} from '../customers/contributes-customer-summary.js';
import { Revocations } from './revocations.js';
import { statusOf } from './standing.js';
import { Submissions } from './submissions.js';
import type { Level, Verification } from './verification.table.js';

const LEVELS: readonly Level[] = ['junior', 'senior'];

/** Verification status of a customer, on the customer page of the back office. */
@Injectable()
@ContributesCustomerSummary()
export class IdentityAdmin implements CustomerSummaryPart {
  readonly name = 'verification';
  readonly resource = 'verifications';

  constructor(
    private readonly submissions: Submissions,
    private readonly revocations: Revocations,
  ) {}

  identity(customer: Customer): Promise<readonly IdentityLevel[]> {
    return Promise.all(
      LEVELS.map(async (level) => {
        const last = await this.submissions.last(customer.id, level);
        const state = stateOf(customer, level, last);
        const revoked = last && (await this.revocations.of([{ ...last, uid: customer.uid }])).get(last.id);
        return {
          level,
          state,
          submission_id: last?.id ?? null,
          at_ms: revoked?.at ?? last?.decidedAt ?? last?.submittedAt ?? null,
          revoked_by_name: revoked?.by ?? null,
          revoked_asked_by: revoked?.askedBy ?? null,
          revoked_reason: revoked?.reason ?? null,
        };
      }),
    );
  }
}

/** State of a level; approved before and not any more means revoked. */
function stateOf(customer: Customer, level: Level, last: Verification | null): IdentityLevel['state'] {
  if (statusOf(customer, level, last) === 2) return 'certified';
  if (!last) return 'none';
  return last.status === 'approved' ? 'revoked' : last.status;
}
