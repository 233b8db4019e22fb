import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { Settings } from './settings.js';

/** Times and days on the wall clock of the `timezone` setting. */
@Injectable()
export class LocalTime {
  constructor(private readonly settings: Settings) {}

  /** `YYYY-MM-DD HH:mm:ss` of an instant (epoch ms). */
  readonly stamp = (time: number): string => this.at(time).toFormat('yyyy-MM-dd HH:mm:ss');

  /** The day's first instant of the day that `time` falls into, epoch ms. */
  dayStart(time: number): number {
    return this.at(time).startOf('day').toMillis();
  }

  /** First instant of `from` and of the day after `to` (`YYYY-MM-DD`, both whole days); open ends where one is missing. */
  range(
    from: string | undefined,
    to: string | undefined,
  ): { readonly from: number; readonly before: number } {
    return {
      from: from === undefined ? 0 : this.day(from).toMillis(),
      before: to === undefined ? Number.MAX_SAFE_INTEGER : this.day(to).plus({ days: 1 }).toMillis(),
    };
  }

  private at(time: number): DateTime {
    return DateTime.fromMillis(time, { zone: this.settings.text('timezone') });
  }

  private day(text: string): DateTime {
    return DateTime.fromISO(text, { zone: this.settings.text('timezone') });
  }
}
