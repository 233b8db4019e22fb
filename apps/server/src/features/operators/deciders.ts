import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { auditLog } from '../audit/audit.table.js';
import { mayDecide } from './deciding.js';
import { type Operator, operators, type Role } from './operator.table.js';

/** Whoever could decide until so long ago still counts as a second person, ms. */
const REMEMBERED = 24 * 3_600_000;

/** Who may decide on what others ask for, and whether there is anybody to ask. */
@Injectable()
export class Deciders {
  constructor(private readonly reader: Reader) {}

  find(id: number): Promise<Operator | null> {
    return this.reader.first(operators, 'WHERE id = $1', [id]);
  }

  async may(id: number, deciders: readonly Role[], now: number): Promise<boolean> {
    const operator = await this.find(id);
    return operator !== null && mayDecide(operator, deciders, now);
  }

  /**
   * Whether somebody but `makerId` could decide, now, soon or within the last day: nobody is alone in the house by having
   * switched the others off, by having taken their roles away, or while they wait after a reset.
   */
  async hasOther(makerId: number, deciders: readonly Role[], now: number): Promise<boolean> {
    const others = await this.reader.select(operators, 'WHERE id <> $1', [makerId]);
    if (others.some(({ role, isActive }) => isActive && deciders.includes(role))) return true;
    const edits = await this.reader.select(
      auditLog,
      `WHERE resource = 'operators' AND action = 'edit' AND at > $1`,
      [now - REMEMBERED],
    );
    return edits.some(
      ({ resourceId, before }) => Number(resourceId) !== makerId && couldDecide(before, deciders),
    );
  }
}

/** What the trace of a change says that somebody was before it. */
function couldDecide(before: string | null, deciders: readonly Role[]): boolean {
  const was = JSON.parse(before ?? '{}') as { role?: Role; is_active?: boolean };
  return was.is_active === true && was.role !== undefined && deciders.includes(was.role);
}
