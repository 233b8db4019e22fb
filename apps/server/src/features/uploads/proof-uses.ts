import { Injectable } from '@nestjs/common';
import type { ProofUseRow } from '@truemark/contracts/admin';
import { type Called, WHOSE } from '../../engine/products/customers/tables/called-by.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { Reader } from '../../platform/database/reader.js';
import { partsIn } from '../../platform/database/rows-in.js';
import type { Table } from '../../platform/database/table.js';

/** A row whose picture is to show that its customer paid. */
interface Proven {
  readonly id: number;
  readonly customerId: number;
  readonly proof: string | null;
}

/** Where a picture is shown as a proof. */
export interface ProofUse {
  /** As entries of the journal name what caused them. */
  readonly kind: string;
  readonly id: number;
  readonly customerId: number;
  readonly uid: string;
  readonly called: Called | null;
}

/** What a customer is called, to whoever reads of it. */
type NameOf = (called: Called | null) => string;

export const proofUseRow = ({ kind, id, customerId, uid, called }: ProofUse, nameOf: NameOf): ProofUseRow => {
  return { kind, id, customer_id: customerId, uid, customer_name: nameOf(called) };
};

/** Pictures by which customers show that they paid, whatever for: each product says where its proofs stand. */
@Injectable()
export class ProofUses {
  private readonly tables = new Map<string, Table<Proven>>();

  constructor(private readonly reader: Reader) {}

  /** `kind` and the table of its rows, once, as the server starts. */
  declare<Row extends Proven>(kind: string, table: Table<Row>): void {
    this.tables.set(kind, table as unknown as Table<Proven>);
  }

  /** Rows that show a picture with the same bytes as this upload, once it is drawn anew; at most 20 of a kind. */
  async alike(proof: string): Promise<ProofUse[]> {
    const uses = (await Promise.all([...this.tables].map((each) => this.alikeIn(each, proof)))).flat();
    const ids = uses.map(({ customerId }) => customerId);
    const found = await partsIn(this.reader, customers, 'id', ids, WHOSE);
    const people = new Map(found.map((each) => [each.id, each]));
    return uses.map((use) => {
      const called = people.get(use.customerId) ?? null;
      return { ...use, uid: called?.uid ?? '', called };
    });
  }

  /** The row that shows this very upload, the first one; null: none does. */
  async shownBy(upload: string): Promise<{ readonly kind: string; readonly id: number } | null> {
    const found = await Promise.all(
      [...this.tables].map(async ([kind, table]) => {
        const [row] = await this.reader.select(table, 'WHERE proof = $1 ORDER BY id LIMIT 1', [upload]);
        return row && { kind, id: row.id };
      }),
    );
    return found.find((each) => each !== undefined) ?? null;
  }

  /** As operators read of it: what shows the same picture beside rows of that kind. */
  async elsewhere(proof: string, kind: string, nameOf: NameOf): Promise<ProofUseRow[]> {
    const uses = await this.alike(proof);
    return uses.filter((use) => use.kind !== kind).map((use) => proofUseRow(use, nameOf));
  }

  private async alikeIn([kind, table]: readonly [string, Table<Proven>], proof: string) {
    const rows = await this.reader.select(
      table,
      `WHERE proof IN (SELECT o.id FROM uploads u JOIN uploads o ON o.sha256 = u.sha256 WHERE u.id = $1)
       ORDER BY id LIMIT 20`,
      [proof],
    );
    return rows.map(({ id, customerId }) => ({ kind, id, customerId }));
  }
}
