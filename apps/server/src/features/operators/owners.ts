import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { lastOwner, type Place } from './role-assignment.js';

/** What holds for how many are named. */
@Injectable()
export class Owners {
  constructor(private readonly reader: Reader) {}

  /** Refuses what would leave nobody who can name others. The engine holds to it too, whatever comes at once. */
  async keepOne(before: Place, next: Place): Promise<void> {
    if (before.role !== 'owner' || !before.isActive || (next.role === 'owner' && next.isActive)) return;
    const count = await this.reader.number(
      `SELECT count(*) FROM operators WHERE role = 'owner' AND is_active = 1`,
    );
    if (count <= 1) throw lastOwner();
  }
}
