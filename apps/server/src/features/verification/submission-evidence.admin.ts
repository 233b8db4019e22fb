import { Injectable } from '@nestjs/common';
import type { VerificationField, VerificationPicture } from '@truemark/contracts';
import type { SharedPicture } from '@truemark/contracts/admin';
import type { NameFields } from '../../engine/products/customers/tables/display-name.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOf, condition, untypedQueries } from '../../platform/database/queries.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { customerName } from '../customers/customer-name.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { ProofUses } from '../uploads/proof-uses.js';
import { uploads } from '../uploads/upload.table.js';
import { Revocations } from './revocations.js';
import { FIELDS } from './standing.js';
import { Submissions } from './submissions.js';
import { type Verification, verifications } from './verification.table.js';

/** Maximum other uses reported per picture. */
const MAX_USES = 20;

/** Comparisons for a submission: other customers' pictures, and earlier rejections of the same level. */
@Injectable()
export class SubmissionEvidence {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly submissions: Submissions,
    private readonly revocations: Revocations,
    private readonly proofs: ProofUses,
  ) {}

  /** Other customers' pictures with the same re-encoded bytes, and their submissions. */
  async shared(operator: SignedInOperator, { pictures }: Verification): Promise<SharedPicture[]> {
    const found = await Promise.all(
      Object.entries(pictures).map(async ([picture, upload]) => {
        const rows = await this.reader.query(
          `SELECT o.id AS id, o.owner_id AS owner, o.created_at AS at, c.uid AS uid,
                  c.name AS name, c.email AS email, c.nickname AS nickname
           FROM uploads u JOIN uploads o ON o.sha256 = u.sha256 JOIN customers c ON c.id = o.owner_id
           WHERE u.id = $1 AND o.owner_id <> u.owner_id AND o.attached_at IS NOT NULL
           ORDER BY o.created_at DESC, o.id LIMIT $2`,
          [upload, MAX_USES],
        );
        return rows.map((row) => ({ picture: picture as VerificationPicture, row }));
      }),
    );
    const uses = found.flat();
    const owners = uses.map(({ row }) => Number(row.owner));
    const uids = new Map(uses.map(({ row }) => [Number(row.owner), String(row.uid)]));
    const papers = (await rowsIn(this.reader, verifications, 'customerId', owners)).map((paper) => ({
      ...paper,
      uid: uids.get(paper.customerId) ?? '',
    }));
    const revoked = await this.revocations.of(papers);
    const proves = await Promise.all(uses.map(({ row }) => this.proofs.shownBy(String(row.id))));
    return uses.map(({ picture, row }, index) => {
      const paper = papers.find((each) => Object.values(each.pictures).includes(String(row.id)));
      return {
        picture,
        customer_id: Number(row.owner),
        uid: String(row.uid),
        customer_name: customerName(operator, row as unknown as NameFields),
        sent_at_ms: Number(row.at),
        verification_id: paper?.id ?? null,
        proves: proves[index] ?? null,
        status: paper?.status ?? null,
        revoked_at_ms: (paper && revoked.get(paper.id)?.at) ?? null,
      };
    });
  }

  /** Fields resubmitted unchanged after a rejection: the same text, or a picture with the same bytes. */
  async unchanged(row: Verification, former: Verification): Promise<VerificationField[]> {
    const [now, then] = [this.submissions.open(row), this.submissions.open(former)];
    const words = { name: 'name', mobile: 'mobile', card_id: 'cardId' } as const;
    const hashes = await this.hashesOf([...Object.values(row.pictures), ...Object.values(former.pictures)]);
    return FIELDS[row.level].filter((field) => {
      if (field in words) {
        const word = words[field as keyof typeof words];
        return now[word] === then[word];
      }
      const picture = field as VerificationPicture;
      const hash = hashes.get(row.pictures[picture] ?? '');
      return hash !== undefined && hash === hashes.get(former.pictures[picture] ?? '');
    });
  }

  private async hashesOf(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const found = untypedQueries.selectFrom(uploads.name).selectAll();
    const rows = await this.reader.rows(uploads, found.where(condition(columnsOf(uploads).id, 'in', ids)));
    return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
  }
}
