import { Injectable } from '@nestjs/common';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { queryBuilder } from '../../platform/database/queries.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { type Approval, approvals } from '../approvals/approval.table.js';
import { operators } from '../operators/operator.table.js';
import type { Level, Verification } from './verification.table.js';

export const IDENTITY_REVOCATION = 'customers.revoke_identity';

/** Revocation of a verification level. */
export interface Revocation {
  readonly at: number;
  /** Name of the approver. */
  readonly by: string;
  /** Name of the requester, who gave the reason; null: no second operator. */
  readonly askedBy: string | null;
  readonly reason: string;
}

type VerifiedSubmission = Pick<Verification, 'id' | 'level' | 'status' | 'decidedAt'> & {
  readonly uid: string;
};

const db = queryBuilder(approvals);

/** Approved submissions that are no longer valid because their level was revoked. */
@Injectable()
export class Revocations {
  constructor(private readonly reader: DatabaseReader) {}

  /** By submission number. */
  async of(papers: readonly VerifiedSubmission[]): Promise<ReadonlyMap<number, Revocation>> {
    const approved = papers.filter(({ status }) => status === 'approved');
    const made = await this.findApproved([...new Set(approved.map(({ uid }) => uid))]);
    const people = made.flatMap(({ makerId, deciderId }) => [
      makerId,
      ...(deciderId === null ? [] : [deciderId]),
    ]);
    const names = new Map(
      (await rowsIn(this.reader, operators, 'id', people)).map(({ id, name, email }) => [id, name || email]),
    );
    return new Map(
      approved.flatMap((paper) => {
        const found = made.find((each) => revokesSubmission(each, paper));
        if (found?.decidedAt == null) return [];
        const by = names.get(found.deciderId ?? found.makerId) ?? '';
        const isOwn = found.deciderId === null || found.deciderId === found.makerId;
        const askedBy = isOwn ? null : (names.get(found.makerId) ?? '');
        return [[paper.id, { at: found.decidedAt, by, askedBy, reason: found.reason }]];
      }),
    );
  }

  /** Revocations of these customers, oldest first. */
  private async findApproved(uids: readonly string[]): Promise<Approval[]> {
    if (uids.length === 0) return [];
    return this.reader.rows(
      approvals,
      db
        .selectFrom('approvals')
        .selectAll()
        .where('kind', '=', IDENTITY_REVOCATION)
        .where('state', '=', 'approved')
        .where('subject', 'in', uids)
        .orderBy('decided_at'),
    );
  }
}

const stands = (standing: unknown, level: Level): boolean =>
  typeof standing === 'object' && standing !== null && Reflect.get(standing, level) === true;

/** Whether it revoked the level of this submission, after the submission was approved. */
const revokesSubmission = (
  { subject, before, after, decidedAt }: Approval,
  paper: VerifiedSubmission,
): boolean =>
  subject === paper.uid &&
  (decidedAt ?? 0) >= (paper.decidedAt ?? 0) &&
  stands(before, paper.level) &&
  !stands(after, paper.level);
