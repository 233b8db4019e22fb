import { Injectable } from '@nestjs/common';
import { wallClock } from '../../platform/clock.js';
import { type HouseEvent, HouseEvents } from '../desk/house-events.js';
import { LocalTime } from '../settings/local-time.js';
import { ReconciliationAdmin } from './reconciliation.admin.js';

/** Interval of the check, ms: it reads the day's entries. */
const CHECK_INTERVAL = 15 * 60_000;

/**
 * Reports once a day if payments do not explain the change in what is owed, or if stored balances differ from the
 * journal.
 */
@Injectable()
export class ReconciliationWatch {
  private lastCheckedAt = 0;

  constructor(
    events: HouseEvents,
    private readonly reconciliation: ReconciliationAdmin,
    private readonly time: LocalTime,
  ) {
    events.declare({
      ...{ event: 'reconciliation.difference', resource: 'reconciliation' },
      find: () => this.find(),
    });
  }

  private async find(): Promise<HouseEvent[]> {
    const now = wallClock.now();
    if (now - this.lastCheckedAt < CHECK_INTERVAL) return [];
    const day = this.time.dayOf(now);
    const { difference, stored_off: storedOff } = await this.reconciliation.of(day);
    this.lastCheckedAt = now;
    if (difference === 0n && storedOff === 0n) return [];
    return [{ key: `reconciliation.difference:${day}`, at: now, facts: { day } }];
  }
}
