import { Injectable } from '@nestjs/common';
import { formatExact, type LanguageCode, languageOf, ltr, zoneName } from '@truemark/i18n';
import { DateTime } from 'luxon';
import { Settings } from './settings.js';

/** Local times and days in the zone of the `timezone` setting. */
@Injectable()
export class LocalTime {
  private formatter: { readonly zone: string; readonly format: Intl.DateTimeFormat } | null = null;

  constructor(private readonly settings: Settings) {}

  /** `YYYY-MM-DD HH:mm:ss` of an instant (epoch ms). */
  readonly stamp = (time: number): string => {
    const zone = this.settings.text('timezone');
    // Each order in a response has two timestamps: the default zone takes a fast path.
    if (zone === 'GMT' || zone === 'UTC') return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
    if (this.formatter?.zone !== zone) this.formatter = { zone, format: stampFormat(zone) };
    return this.formatter.format.format(time);
  };

  /** Localised instant (epoch ms) with its zone: `Nov 23, 2026, 09:17:05 GMT`. */
  format(time: number, lang: LanguageCode): string {
    const zone = this.settings.text('timezone');
    return `${formatExact(time, languageOf(lang).tag, zone)} ${ltr(zoneName(time, zone))}`;
  }

  /** Day of an instant (epoch ms), `YYYY-MM-DD`. */
  dayOf(time: number): string {
    return this.stamp(time).slice(0, 10);
  }

  /** Start of the day that contains `time`, epoch ms. */
  dayStart(time: number): number {
    return this.toZoned(time).startOf('day').toMillis();
  }

  /** Time zone of the days. */
  zone(): string {
    return this.settings.text('timezone');
  }

  /**
   * First instant of `from` and of the day after `to` (`YYYY-MM-DD`, both inclusive); open-ended where one is missing.
   */
  range(
    from: string | undefined,
    to: string | undefined,
  ): { readonly from: number; readonly before: number } {
    return {
      from: from === undefined ? 0 : this.parseDay(from).toMillis(),
      before: to === undefined ? Number.MAX_SAFE_INTEGER : this.parseDay(to).plus({ days: 1 }).toMillis(),
    };
  }

  private toZoned(time: number): DateTime {
    return DateTime.fromMillis(time, { zone: this.settings.text('timezone') });
  }

  private parseDay(text: string): DateTime {
    return DateTime.fromISO(text, { zone: this.settings.text('timezone') });
  }
}

/** The Swedish locale formats dates as ISO 8601 does. */
const stampFormat = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE-u-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
