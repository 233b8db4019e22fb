import { Injectable } from '@nestjs/common';
import type { BulkAnswer, BulkRow, SwitchMany as Wanted } from '@truemark/contracts/admin';
import { AdminError, reasonOf } from '../../platform/admin/admin-error.js';
import { PendingApproval } from '../../platform/admin/pending-approval.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import type { Guarded } from './guarded-terms.js';
import { GuardedWrites } from './guarded-writes.js';

/** Switches several rows of terms on or off, each by the rules for a single row, with its own audit row or request. */
@Injectable()
export class SwitchMany {
  constructor(private readonly writes: GuardedWrites) {}

  /** Runs one after the other: the result for one row decides whether the next may be switched. */
  async run(
    operator: SignedInOperator,
    terms: Guarded,
    { ids, on, reason, is_preview }: Wanted,
  ): Promise<BulkAnswer> {
    const rows: BulkRow[] = [];
    for (const id of ids) {
      const judged = await switchOne(terms, id, on);
      const isToDo = judged.outcome !== 'left_out' && !is_preview;
      rows.push(
        isToDo ? { ...judged, ...(await this.applySwitch(operator, terms, id, on, reason)) } : judged,
      );
    }
    return { is_preview, rows };
  }

  private async applySwitch(
    operator: SignedInOperator,
    terms: Guarded,
    id: number,
    on: boolean,
    reason: string,
  ): Promise<Pick<BulkRow, 'outcome' | 'why' | 'request_id'>> {
    try {
      const written = await this.writes.carry(operator, terms, () => terms.switching(id, on), reason);
      return written instanceof PendingApproval
        ? { outcome: 'asked', why: null, request_id: written.request.id }
        : { outcome: 'done', why: null, request_id: null };
    } catch (error) {
      return { outcome: 'left_out', why: refusalText(error), request_id: null };
    }
  }
}

async function switchOne(terms: Guarded, id: number, on: boolean): Promise<BulkRow> {
  try {
    const { subject: name, after, needsApproval } = await terms.assess(terms.switching(id, on));
    const isSo = Object.keys(after ?? {}).length === 0;
    return {
      ...{ id, name, request_id: null },
      outcome: isSo ? 'left_out' : needsApproval ? 'asked' : 'done',
      why: isSo ? 'Nothing would change.' : null,
    };
  } catch (error) {
    return { id, name: String(id), outcome: 'left_out', why: refusalText(error), request_id: null };
  }
}

/** Text of a refusal; other errors are rethrown. */
function refusalText(error: unknown): string {
  if (error instanceof AdminError) return reasonOf(error);
  throw error;
}
