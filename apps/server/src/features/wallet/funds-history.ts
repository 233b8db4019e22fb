import { Injectable } from '@nestjs/common';
import {
  accountTypeOf,
  type EntryKind,
  type Exact,
  type FundsHistoryRequest,
  type FundsRecords,
  toFundsRecord,
} from '@truemark/contracts';
import type { LanguageCode } from '@truemark/i18n';
import { Engine } from '../../engine/engine.js';
import { Reader } from '../../platform/database/reader.js';
import { pageOf } from '../../platform/http/page.js';
import { textOf } from '../../platform/http/texts.js';
import { LocalTime } from '../settings/local-time.js';

/** What moved on one of a customer's accounts, newest first. */
@Injectable()
export class FundsHistory {
  constructor(
    private readonly engine: Engine,
    private readonly reader: Reader,
    private readonly time: LocalTime,
  ) {}

  /** Postings are numbered per account, so a page is a range of numbers: the last one costs what the first one does. */
  async page(
    request: FundsHistoryRequest,
    customerId: number,
    lang: LanguageCode,
  ): Promise<Exact<FundsRecords>> {
    const kind = accountTypeOf(request.type);
    const account = this.engine
      .account(customerId)
      .accounts.find((each) => each.kind === kind && each.part === 'free');
    const total = account?.postings ?? 0;
    const newest = total - (request.page - 1) * request.limit;
    const rows =
      account && newest > 0 ? await this.postings(account.id, newest - request.limit + 1, newest) : [];
    const list = rows.map((row) => {
      const type = String(row.type) as EntryKind;
      const posting = {
        accountSeq: Number(row.account_seq),
        side: row.side as 'C' | 'D',
        amount: row.amount as bigint,
        type,
        memo: row.memo as string | null,
        at: Number(row.at),
      };
      return toFundsRecord(posting, textOf(lang, `entry.${type}`), this.time.stamp);
    });
    return { ...pageOf(list, total, request), list };
  }

  private postings(accountId: number, from: number, to: number) {
    return this.reader.query(
      `SELECT p.account_seq, p.side, p.amount, e.type, e.memo, e.at
       FROM ledger_postings p JOIN ledger_entries e ON e.id = p.entry_id
       WHERE p.account_id = $1 AND p.account_seq BETWEEN $2 AND $3 ORDER BY p.account_seq DESC`,
      [accountId, from, to],
    );
  }
}
