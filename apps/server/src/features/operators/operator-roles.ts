import { Injectable } from '@nestjs/common';
import {
  type OperatorTerms,
  operatorTerms,
} from '../../engine/products/reviews/tables/operator-terms.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { type CustomRole, customRoles } from './custom-role.table.js';
import type { Operator } from './operator.table.js';
import type { Holder } from './role-matrix.js';

const NO_TERMS = { customRoleId: null, dailyLimit: null, networks: [] } as const;

/** Effective role of an operator, with individual restrictions. */
export interface EffectiveRole extends Holder {
  readonly terms: OperatorTerms;
  readonly customRole: CustomRole | null;
}

/** Effective permissions: by the built-in or the custom role. */
@Injectable()
export class OperatorRoles {
  constructor(private readonly reader: DatabaseReader) {}

  async of(operator: Pick<Operator, 'id' | 'role'>): Promise<EffectiveRole> {
    return (await this.ofAll([operator])).get(operator.id) as EffectiveRole;
  }

  /** Same, with the operator's terms already loaded; null: no individual terms. */
  async by(operator: Pick<Operator, 'id' | 'role'>, terms: OperatorTerms | null): Promise<EffectiveRole> {
    return (await this.resolveRoles([operator], terms ? [terms] : [])).get(operator.id) as EffectiveRole;
  }

  async ofAll(people: readonly Pick<Operator, 'id' | 'role'>[]): Promise<ReadonlyMap<number, EffectiveRole>> {
    const terms = await rowsIn(
      this.reader,
      operatorTerms,
      'id',
      people.map(({ id }) => id),
    );
    return this.resolveRoles(people, terms);
  }

  private async resolveRoles(
    people: readonly Pick<Operator, 'id' | 'role'>[],
    terms: readonly OperatorTerms[],
  ): Promise<ReadonlyMap<number, EffectiveRole>> {
    const own = new Map(terms.map((each) => [each.id, each]));
    const roles = await rowsIn(
      this.reader,
      customRoles,
      'id',
      terms.flatMap(({ customRoleId }) => customRoleId ?? []),
    );
    const roleOf = new Map(roles.map((each) => [each.id, each]));
    return new Map(
      people.map(({ id, role }) => {
        const his = own.get(id) ?? { id, ...NO_TERMS };
        const customRole = his.customRoleId === null ? null : (roleOf.get(his.customRoleId) ?? null);
        return [id, { role, permissions: customRole?.permissions ?? null, terms: his, customRole }];
      }),
    );
  }
}
