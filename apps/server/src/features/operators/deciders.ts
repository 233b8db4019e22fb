import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { auditLog } from '../audit/audit.table.js';
import { type Operator, operators, type Role } from './operator.table.js';
import { OperatorPlaces } from './operator-places.js';
import { may } from './role-matrix.js';
import { couldDecide, type Staff } from './segregation-of-duties.js';
import { signInChanges } from './sign-in-change.table.js';
import type { SignedInOperator } from './signed-in-operator.js';

/** Whoever could decide until so long ago still counts as a second person, ms. */
const REMEMBERED = 24 * 3_600_000;

/** Who may decide on what others ask for, and whether there is anybody to ask. */
@Injectable()
export class Deciders {
  constructor(
    private readonly reader: Reader,
    private readonly places: OperatorPlaces,
  ) {}

  /** Somebody who is not here, as whatever he asked for is done in his name. */
  async asHimself(operator: Operator): Promise<SignedInOperator> {
    const { id, email, name, totpSecret } = operator;
    const { role, permissions, terms } = await this.places.of(operator);
    return {
      ...{ id, email, name, role, permissions, networks: terms.networks },
      ...{ hasSecondFactor: totpSecret !== null, address: '', sessionId: '' },
    };
  }

  find(id: number): Promise<Operator | null> {
    return this.reader.first(operators, 'WHERE id = $1', [id]);
  }

  /**
   * Everybody, with who had control of whose account, and who could decide within the last day: nobody is the only
   * one by having switched the others off or by having taken their roles away.
   */
  async staff(now: number): Promise<Staff> {
    const [everybody, changes, edits] = await Promise.all([
      this.reader.select(operators, 'ORDER BY id', []),
      this.reader.select(signInChanges, 'ORDER BY id', []),
      this.reader.select(auditLog, `WHERE resource = 'operators' AND action = 'edit' AND at > $1`, [
        now - REMEMBERED,
      ]),
    ]);
    const former = edits.flatMap(({ resourceId, before }) => {
      const was = JSON.parse(before ?? '{}') as { role?: Role; is_active?: boolean };
      return was.is_active === true && was.role ? [{ id: Number(resourceId), role: was.role }] : [];
    });
    const places = await this.places.ofAll(everybody);
    const unable = everybody.filter(({ id }) => {
      const place = places.get(id);
      return place?.permissions && !may(place, 'approvals', 'approve');
    });
    return { operators: everybody, changes, former, unable: new Set(unable.map(({ id }) => id)) };
  }

  /** Whether somebody but `makerId` could decide, now, soon or within the last day, whatever he waits for. */
  async hasOther(makerId: number, deciders: readonly Role[], now: number): Promise<boolean> {
    const able = couldDecide(await this.staff(now), deciders);
    able.delete(makerId);
    return able.size > 0;
  }
}
