import { Injectable } from '@nestjs/common';
import {
  accountTypeOf,
  type ExactDecimals,
  type FundsHistoryRequest,
  type FundsRecords,
  toFundsRecord,
} from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import { pageOf } from '../../platform/http/page.js';
import { textOf } from '../../platform/http/texts.js';
import { LocalTime } from '../settings/local-time.js';
import { AccountPostings, postingsOf } from './account-postings.js';
import { MovementCauses } from './movement-causes.js';

/** Movements on a customer's account, all or of one kind, newest first. */
@Injectable()
export class FundsHistory {
  constructor(
    private readonly engine: EngineClient,
    private readonly postings: AccountPostings,
    private readonly causes: MovementCauses,
    private readonly time: LocalTime,
  ) {}

  async page(
    request: FundsHistoryRequest,
    customerId: number,
    lang: LanguageCode,
  ): Promise<ExactDecimals<FundsRecords>> {
    const kind = accountTypeOf(request.type);
    const { accounts } = await this.engine.ask({ kind: 'customer.account', customerId });
    const account = accounts.find((each) => each.kind === kind && each.part === 'free');
    const postings = postingsOf(account, request.kind ?? null);
    const days = this.time.range(request.startTime, request.endTime);
    const { first, last } = await this.postings.span(postings, days);
    const newest = last - (request.page - 1) * request.limit;
    const oldest = Math.max(first, newest - request.limit + 1);
    const rows = newest >= first ? await this.postings.between(postings, oldest, newest) : [];
    const causes = await this.causes.of(rows, lang);
    const list = rows.map((row, at) =>
      toFundsRecord(row, { text: textOf(lang, `entry.${row.type}`), cause: causes[at] }, this.time.stamp),
    );
    return { ...pageOf(list, Math.max(0, last - first + 1), request), list };
  }
}
