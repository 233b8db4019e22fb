import { Injectable } from '@nestjs/common';
import { queries } from '../../platform/database/queries.js';
import { Reader } from '../../platform/database/reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { type Approval, approvals } from '../approvals/approval.table.js';
import { operators } from '../operators/operator.table.js';
import type { Level, Verification } from './verification.table.js';

export const IDENTITY_REVOCATION = 'customers.revoke_identity';

/** That a level of identity was taken back. */
export interface Revocation {
  readonly at: number;
  /** What whoever agreed to it is called. */
  readonly by: string;
  /** What whoever asked for it is called, whose the reason is; null: it took nobody else. */
  readonly askedBy: string | null;
  readonly reason: string;
}

type Paper = Pick<Verification, 'id' | 'level' | 'status' | 'decidedAt'> & { readonly uid: string };

const db = queries(approvals);

/** Which papers were approved and count no more, since the level that they stood for was taken back. */
@Injectable()
export class Revocations {
  constructor(private readonly reader: Reader) {}

  /** By the number of the paper. */
  async of(papers: readonly Paper[]): Promise<ReadonlyMap<number, Revocation>> {
    const approved = papers.filter(({ status }) => status === 'approved');
    const made = await this.made([...new Set(approved.map(({ uid }) => uid))]);
    const people = made.flatMap(({ makerId, deciderId }) => [
      makerId,
      ...(deciderId === null ? [] : [deciderId]),
    ]);
    const names = new Map(
      (await rowsIn(this.reader, operators, 'id', people)).map(({ id, name, email }) => [id, name || email]),
    );
    return new Map(
      approved.flatMap((paper) => {
        const found = made.find((each) => takesBack(each, paper));
        if (found?.decidedAt == null) return [];
        const by = names.get(found.deciderId ?? found.makerId) ?? '';
        const isOwn = found.deciderId === null || found.deciderId === found.makerId;
        const askedBy = isOwn ? null : (names.get(found.makerId) ?? '');
        return [[paper.id, { at: found.decidedAt, by, askedBy, reason: found.reason }]];
      }),
    );
  }

  /** Those of these customers, the oldest first. */
  private async made(uids: readonly string[]): Promise<Approval[]> {
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

/** Whether it is the level of this paper that was taken back, and after the paper was approved. */
const takesBack = ({ subject, before, after, decidedAt }: Approval, paper: Paper): boolean =>
  subject === paper.uid &&
  (decidedAt ?? 0) >= (paper.decidedAt ?? 0) &&
  stands(before, paper.level) &&
  !stands(after, paper.level);
