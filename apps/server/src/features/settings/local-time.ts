import { Injectable } from '@nestjs/common';
import { formatExact, type LanguageCode, languageOf, ltr, zoneName } from '@truemark/i18n';
import { DateTime } from 'luxon';
import { Settings } from './settings.js';

/** Times and days on the wall clock of the `timezone` setting. */
@Injectable()
export class LocalTime {
  private writer: { readonly zone: string; readonly format: Intl.DateTimeFormat } | null = null;

  constructor(private readonly settings: Settings) {}

  /** `YYYY-MM-DD HH:mm:ss` of an instant (epoch ms). */
  readonly stamp = (time: number): string => {
    const zone = this.settings.text('timezone');
    // Every order that is answered is stamped twice: the usual zone takes the short way.
    if (zone === 'GMT' || zone === 'UTC') return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
    if (this.writer?.zone !== zone) this.writer = { zone, format: stampFormat(zone) };
    return this.writer.format.format(time);
  };

  /** An instant (epoch ms) in words of a language, its zone named: `Nov 23, 2026, 09:17:05 GMT`. */
  told(time: number, lang: LanguageCode): string {
    const zone = this.settings.text('timezone');
    return `${formatExact(time, languageOf(lang).tag, zone)} ${ltr(zoneName(time, zone))}`;
  }

  /** The day, `YYYY-MM-DD`, that an instant (epoch ms) falls into. */
  dayOf(time: number): string {
    return this.stamp(time).slice(0, 10);
  }

  /** The day's first instant of the day that `time` falls into, epoch ms. */
  dayStart(time: number): number {
    return this.at(time).startOf('day').toMillis();
  }

  /** The zone of its days. */
  zone(): string {
    return this.settings.text('timezone');
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

/** Swedish writes dates as ISO 8601 does. */
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
