import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import { type FundInput, type FundRow, fundInput } from '@truemark/contracts/admin';
import { dayProfit, redeemable, refuseTerms, totalProfit, yearlyRate } from '@truemark/domain';
import { type Fund, funds } from '../../engine/products/mining/tables/fund.table.js';
import { invalid } from '../../platform/admin/admin-error.js';
import { flag, ids } from '../../platform/admin/filters.js';
import type { ListDeclaration } from '../../platform/admin/list-query.js';
import { requireLanguages } from '../../platform/admin/require-languages.js';
import { textOf } from '../../platform/http/texts.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { TermsAdmin, TermsDesk } from '../desk/terms.admin.js';
import { Settings } from '../settings/settings.js';
import { fundTexts } from './fund-texts.js';

/** Required in the site's language before a fund is published: its name, the risk, and who pays. */
const TO_PUBLISH = ['title', 'risk', 'who_pays'] as const;

/**
 * Funds in the back office. A subscription keeps the terms of its first day, whatever happens to its fund. Every change
 * except the position needs two operators: texts persuade as much as terms.
 */
@Injectable()
@NeedsApproval()
export class FundsAdmin extends TermsAdmin<Fund, FundInput, ExactDecimals<FundRow>> {
  readonly resource = 'funds';
  readonly label = 'Fund';
  protected readonly schema = fundInput;
  protected readonly itemName = 'fund';
  protected override readonly switchField = 'is_published';
  protected readonly list: ListDeclaration<Fund> = {
    table: funds,
    sorts: { id: 'id', sort: 'sort' },
    defaultSort: { field: 'sort', descending: false },
    filters: { id: ids('id'), is_published: flag('isPublished') },
  };

  constructor(
    desk: TermsDesk,
    private readonly settings: Settings,
  ) {
    super(desk);
  }

  protected rowOf(id: number, input: FundInput): Fund {
    requireLanguages('texts', input.texts);
    const texts = Object.entries(input.texts)
      .filter(([, each]) => Object.values(each).some((text) => text !== ''))
      .map(([lang, { title, desc, risk, who_pays }]) => [lang, { title, desc, risk, whoPays: who_pays }]);
    return {
      id,
      isPublished: input.is_published,
      image: input.image,
      texts: Object.fromEntries(texts),
      dividendPercentage: input.dividend_percentage,
      least: input.staring_sub_amount,
      most: input.max_sub_amount,
      limitNum: input.limit_num,
      lockDividendDays: input.lock_dividend_days,
      liquidatedDamages: input.liquidated_damages,
      sort: input.sort,
    };
  }

  protected override async check(row: Fund): Promise<void> {
    const refusal = refuseTerms(row);
    if (refusal) throw invalid({ dividend_percentage: textOf('en', refusal.key) });
    if (!row.isPublished) return;
    const lang = this.settings.defaultLanguage();
    const said = this.termsOf(row).texts[lang];
    const missing = TO_PUBLISH.filter((field) => (said?.[field] ?? '').trim() === '');
    if (missing.length === 0) return;
    throw invalid(
      Object.fromEntries(missing.map((field) => [`texts.${lang}.${field}`, 'Required to publish it.'])),
    );
  }

  protected termsOf(row: Fund): ExactDecimals<FundRow> {
    const { dividendPercentage, lockDividendDays, liquidatedDamages, most } = row;
    const texts = Object.entries(row.texts).map(([lang, { title, desc, risk, whoPays }]) => [
      lang,
      { title, desc, risk, who_pays: whoPays },
    ]);
    return {
      id: row.id,
      title: this.nameOf(row),
      is_published: row.isPublished,
      texts: Object.fromEntries(texts),
      image: row.image,
      dividend_percentage: dividendPercentage,
      staring_sub_amount: row.least,
      max_sub_amount: most,
      limit_num: row.limitNum,
      lock_dividend_days: lockDividendDays,
      liquidated_damages: liquidatedDamages,
      sort: row.sort,
      yearly_rate: yearlyRate(dividendPercentage),
      example_amount: most,
      example_day_profit: dayProfit(row, most),
      example_total_profit: totalProfit(row, most),
      example_redeemable: redeemable(most, liquidatedDamages),
    };
  }

  protected nameOf({ texts }: Fund): string {
    return fundTexts(texts, this.settings.defaultLanguage(), 'en').title;
  }
}
