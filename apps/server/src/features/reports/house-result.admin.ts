import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { HouseResult } from '@truemark/contracts/admin';
import { EngineClient } from '../../engine/client.js';
import { LocalTime } from '../settings/local-time.js';
import { Settings } from '../settings/settings.js';
import { CustomerFunnel } from './customer-funnel.js';
import { DaySums } from './day-sums.js';
import { linesOf, resultByDay } from './house-result.js';
import { customSpan, type Days, type RangeName, spanOf } from './span.js';

/** Requested days and book. */
export interface AskedSpan {
  readonly book: 'real' | 'demo';
  readonly days: RangeName | Days;
}

/** Result of the broker and customers' payments over days of its calendar; one book at a time. */
@Injectable()
export class HouseResultAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly settings: Settings,
    private readonly time: LocalTime,
    private readonly daySums: DaySums,
    private readonly funnel: CustomerFunnel,
  ) {}

  async over({ book, days }: AskedSpan): Promise<ExactDecimals<HouseResult>> {
    const today = this.time.dayOf(this.engine.view.now());
    const span = typeof days === 'string' ? spanOf(days, today) : customSpan(days);
    const missing = await this.daySums.upToDate();
    const [figures, owed, funnel, rows, former] = await Promise.all([
      this.engine.ask({ kind: 'ledger.figures' }),
      this.daySums.owedAt(book, span.to),
      this.funnel.over(book, span),
      this.daySums.between(book, span.from, span.to),
      this.daySums.between(book, span.before.from, span.before.to),
    ]);
    const { from, to, before } = span;
    const { from: first, before: until } = this.time.range(from, to);
    return {
      ...{ zone: this.settings.text('timezone'), today, currency: this.settings.text('currency'), book },
      ...{
        from,
        to,
        from_ms: first,
        until_ms: until,
        before_from: before.from,
        before_to: before.to,
        missing_entries: missing,
      },
      ...{ owed: [...owed], funnel: [...funnel] },
      lines: linesOf(span, rows, former, figures),
      days: resultByDay(span, rows, figures),
    };
  }
}
