import { Injectable } from '@nestjs/common';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { auditLog } from '../audit/audit.table.js';
import { customRoles } from './custom-role.table.js';
import { formerDeciders } from './former-deciders.js';
import { type Operator, operators, type Role } from './operator.table.js';
import { OperatorRoles } from './operator-roles.js';
import { hasPermission } from './role-matrix.js';
import { couldDecide, type Staff } from './segregation-of-duties.js';
import { signInChanges } from './sign-in-change.table.js';
import type { SignedInOperator } from './signed-in-operator.js';

/** Time for which a former decider still counts as a possible second person, ms. */
const REMEMBERED = 24 * 3_600_000;

/** Eligible deciders, and whether there is a second person to ask. */
@Injectable()
export class Deciders {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly roles: OperatorRoles,
  ) {}

  /** Signed-in form of an absent operator, for executing a request in their name. */
  async asSignedIn(operator: Operator): Promise<SignedInOperator> {
    const { id, email, name, totpSecret } = operator;
    const { role, permissions, terms } = await this.roles.of(operator);
    return {
      ...{ id, email, name, role, permissions, networks: terms.networks },
      ...{ hasSecondFactor: totpSecret !== null, address: '', sessionId: '' },
    };
  }

  find(id: number): Promise<Operator | null> {
    return this.reader.first(operators, 'WHERE id = $1', [id]);
  }

  /**
   * All operators, with the history of control over accounts, and those who could decide within the last day: nobody
   * becomes the sole decider by disabling the others or removing their roles.
   */
  async staff(now: number): Promise<Staff> {
    const [everybody, changes, roles, edits] = await Promise.all([
      this.reader.select(operators, 'ORDER BY id', []),
      this.reader.select(signInChanges, 'ORDER BY id', []),
      this.reader.select(customRoles, 'ORDER BY id', []),
      this.reader.select(
        auditLog,
        `WHERE resource IN ('operators', 'custom-roles') AND action IN ('edit', 'delete') AND at > $1
         ORDER BY place DESC`,
        [now - REMEMBERED],
      ),
    ]);
    const places = await this.roles.ofAll(everybody);
    const held = new Map(everybody.map(({ id }) => [id, places.get(id)?.terms.customRoleId ?? null]));
    const former = formerDeciders(everybody, held, roles, edits);
    const unable = everybody.filter(({ id }) => {
      const place = places.get(id);
      return place?.permissions && !hasPermission(place, 'approvals', 'approve');
    });
    return { operators: everybody, changes, former, unable: new Set(unable.map(({ id }) => id)) };
  }

  /**
   * Whether anybody except `makerId` can decide now, will soon, or could within the last day; waiting times are
   * ignored.
   */
  async hasOther(makerId: number, deciders: readonly Role[], now: number): Promise<boolean> {
    const able = couldDecide(await this.staff(now), deciders);
    able.delete(makerId);
    return able.size > 0;
  }
}
