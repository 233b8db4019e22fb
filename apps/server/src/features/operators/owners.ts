import { Injectable } from '@nestjs/common';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { lastOwner, type RoleState } from './role-assignment.js';

/** Rule for the number of owners. */
@Injectable()
export class Owners {
  constructor(private readonly reader: DatabaseReader) {}

  /**
   * Rejects a change that would leave nobody to name owners. The engine also enforces it against concurrent changes.
   */
  async keepOne(before: RoleState, next: RoleState): Promise<void> {
    if (before.role !== 'owner' || !before.isActive || (next.role === 'owner' && next.isActive)) return;
    const count = await this.reader.number(
      `SELECT count(*) FROM operators WHERE role = 'owner' AND is_active = 1`,
    );
    if (count <= 1) throw lastOwner();
  }
}
