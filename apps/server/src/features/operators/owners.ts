import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { lastOwner, type Place } from './role-assignment.js';

/** Rule for the number of owners. */
@Injectable()
export class Owners {
  constructor(private readonly reader: Reader) {}

  /**
   * Rejects a change that would leave nobody to name owners. The engine also enforces it against concurrent changes.
   */
  async keepOne(before: Place, next: Place): Promise<void> {
    if (before.role !== 'owner' || !before.isActive || (next.role === 'owner' && next.isActive)) return;
    const count = await this.reader.number(
      `SELECT count(*) FROM operators WHERE role = 'owner' AND is_active = 1`,
    );
    if (count <= 1) throw lastOwner();
  }
}
