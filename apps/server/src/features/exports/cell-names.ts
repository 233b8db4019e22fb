import { Injectable } from '@nestjs/common';
import { EngineClient } from '../../engine/client.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { displayName } from '../../engine/products/customers/tables/display-name.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { operators } from '../operators/operator.table.js';
import { hasPermission } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { type Column, type NamedEntity, valueAt } from './columns.js';

/** Names that replace numbers of customers, operators and symbols in the cells of a file. */
@Injectable()
export class CellNames {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
  ) {}

  /** Names that these rows need, by kind and number; customers are called as this operator's screens call them. */
  async of(
    operator: SignedInOperator,
    columns: readonly Column[],
    rows: readonly object[],
  ): Promise<(kind: NamedEntity, id: number) => string | undefined> {
    const wanted = (kind: NamedEntity): number[] =>
      columns
        .filter(({ named }) => named === kind)
        .flatMap(({ path }) => rows.map((row) => valueAt(row, path)))
        .filter((id) => typeof id === 'number' && id > 0) as number[];
    const [people, staff] = await Promise.all([
      rowsIn(this.reader, customers, 'id', wanted('customer')),
      rowsIn(this.reader, operators, 'id', wanted('operator')),
    ]);
    const mayKnow = hasPermission(operator, 'customers', 'read');
    const names: Readonly<Record<NamedEntity, ReadonlyMap<number, string>>> = {
      customer: new Map(people.map((each) => [each.id, (mayKnow && displayName(each)) || each.uid])),
      operator: new Map(staff.map(({ id, email }) => [id, email])),
      symbol: new Map(this.engine.view.symbols().map(({ id, showCode }) => [id, showCode])),
    };
    return (kind, id) => names[kind].get(id);
  }
}
