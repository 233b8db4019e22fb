import { Injectable } from '@nestjs/common';
import { conflict } from '../../platform/admin/admin-error.js';
import { Reader } from '../../platform/database/reader.js';
import type { Operator, Role } from './operator.table.js';
import { may } from './role-matrix.js';

type Place = Pick<Operator, 'role' | 'isActive'>;

/** What holds for whoever is named, and by how many. */
@Injectable()
export class Owners {
  constructor(private readonly reader: Reader) {}

  /**
   * Whether a second owner has to agree: whoever decides on others' requests, and who stops being an owner, is never one
   * owner's choice alone. `before` null: somebody new. Switched-off owners count, so that nobody is alone by having
   * switched the other one off; where there is one owner there is nobody to ask.
   */
  async takesTwo(before: Role | null, next: Role): Promise<boolean> {
    const isHeavy = before === 'owner' || may(next, 'approvals', 'approve');
    return before !== next && isHeavy && (await this.count('')) > 1;
  }

  /** Refuses what would leave nobody who can name others. */
  async keepOne(before: Place, next: Place): Promise<void> {
    if (before.role !== 'owner' || !before.isActive || (next.role === 'owner' && next.isActive)) return;
    if ((await this.count('AND is_active = 1')) > 1) return;
    throw conflict('operators.last_owner', 'One active owner has to remain.');
  }

  private count(which: string): Promise<number> {
    return this.reader.number(`SELECT count(*) FROM operators WHERE role = 'owner' ${which}`);
  }
}
