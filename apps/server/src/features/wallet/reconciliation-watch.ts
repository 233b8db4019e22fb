import { Injectable } from '@nestjs/common';
import { wallClock } from '../../platform/clock.js';
import { type HouseEvent, HouseEvents } from '../desk/house-events.js';
import { LocalTime } from '../settings/local-time.js';
import { ReconciliationAdmin } from './reconciliation.admin.js';

/** A day is added up as often as this, ms: it reads the day's entries. */
const EVERY = 15 * 60_000;

/** Tells once a day that money in and out does not explain what is owed, or that balances are not what was journalled. */
@Injectable()
export class ReconciliationWatch {
  private lookedAt = 0;

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
    if (now - this.lookedAt < EVERY) return [];
    const day = this.time.dayOf(now);
    const { difference, stored_off: storedOff } = await this.reconciliation.of(day);
    this.lookedAt = now;
    if (difference === 0n && storedOff === 0n) return [];
    return [{ key: `reconciliation.difference:${day}`, at: now, facts: { day } }];
  }
}
