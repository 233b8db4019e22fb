import { t } from '../../texts/texts.js';
import type { FieldWords } from '../audit-log/field-words.js';

/** Field names of funds and their pools. */
export const fields: FieldWords = {
  names: {
    promised: t('funds.promised'),
    fund: t('fields.fund'),
    dividend_percentage: t('funds.percentADay'),
    staring_sub_amount: t('funds.smallestShare'),
    max_sub_amount: t('funds.largestShare'),
    limit_num: t('funds.runningAtOnce'),
    lock_dividend_days: t('funds.days'),
    liquidated_damages: t('funds.leavingEarlyCostsPercent'),
    desc: t('funds.whatItIs'),
    risk: t('funds.risk'),
    who_pays: t('funds.whoPays'),
    yearly_rate: t('funds.aYearSimple'),
    example_amount: t('fields.exampleAmount'),
    example_day_profit: t('fields.exampleDayProfit'),
    example_total_profit: t('fields.exampleTotalProfit'),
    example_redeemable: t('fields.exampleRedeemable'),
  },
  choices: { limit_num: { 0: t('funds.noLimit') } },
};
