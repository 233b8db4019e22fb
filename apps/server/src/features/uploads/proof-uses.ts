import { Injectable } from '@nestjs/common';
import type { ProofUseRow } from '@truemark/contracts/admin';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { type NameFields, OWNER_COLUMNS } from '../../engine/products/customers/tables/display-name.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { columnsOfRowsIn } from '../../platform/database/rows-in.js';
import type { Table } from '../../platform/database/table.js';

/** Row with a picture as proof of a payment. */
interface RowWithProof {
  readonly id: number;
  readonly customerId: number;
  readonly proof: string | null;
}

/** Use of a picture as a proof. */
export interface ProofUse {
  /** Reference kind in journal entries. */
  readonly kind: string;
  readonly id: number;
  readonly customerId: number;
  readonly uid: string;
  readonly called: NameFields | null;
}

/** Customer name as visible to the reader. */
type NameOf = (called: NameFields | null) => string;

export const proofUseRow = ({ kind, id, customerId, uid, called }: ProofUse, nameOf: NameOf): ProofUseRow => {
  return { kind, id, customer_id: customerId, uid, customer_name: nameOf(called) };
};

/** Registry of payment proofs: each product declares where its proofs are stored. */
@Injectable()
export class ProofUses {
  private readonly tables = new Map<string, Table<RowWithProof>>();

  constructor(private readonly reader: DatabaseReader) {}

  /** Registers `kind` and the table of its rows, once at start. */
  declare<Row extends RowWithProof>(kind: string, table: Table<Row>): void {
    this.tables.set(kind, table as unknown as Table<RowWithProof>);
  }

  /** Rows whose picture has the same re-encoded bytes as this upload; at most 20 per kind. */
  async alike(proof: string): Promise<ProofUse[]> {
    const uses = (await Promise.all([...this.tables].map((each) => this.findAlikeIn(each, proof)))).flat();
    const ids = uses.map(({ customerId }) => customerId);
    const found = await columnsOfRowsIn(this.reader, customers, 'id', ids, OWNER_COLUMNS);
    const people = new Map(found.map((each) => [each.id, each]));
    return uses.map((use) => {
      const called = people.get(use.customerId) ?? null;
      return { ...use, uid: called?.uid ?? '', called };
    });
  }

  /** First row that uses this very upload; null: none. */
  async shownBy(upload: string): Promise<{ readonly kind: string; readonly id: number } | null> {
    const found = await Promise.all(
      [...this.tables].map(async ([kind, table]) => {
        const [row] = await this.reader.select(table, 'WHERE proof = $1 ORDER BY id LIMIT 1', [upload]);
        return row && { kind, id: row.id };
      }),
    );
    return found.find((each) => each !== undefined) ?? null;
  }

  /** Other uses of the same picture, for operators who look at rows of that kind. */
  async elsewhere(proof: string, kind: string, nameOf: NameOf): Promise<ProofUseRow[]> {
    const uses = await this.alike(proof);
    return uses.filter((use) => use.kind !== kind).map((use) => proofUseRow(use, nameOf));
  }

  private async findAlikeIn([kind, table]: readonly [string, Table<RowWithProof>], proof: string) {
    const rows = await this.reader.select(
      table,
      `WHERE proof IN (SELECT o.id FROM uploads u JOIN uploads o ON o.sha256 = u.sha256 WHERE u.id = $1)
       ORDER BY id LIMIT 20`,
      [proof],
    );
    return rows.map(({ id, customerId }) => ({ kind, id, customerId }));
  }
}
