import { flag, int, json, money, type RowOf, table, text } from '../../../../platform/database/table.js';

/** Texts of a fund in one language; `risk` and `whoPays` are required before publishing. */
export interface FundTexts {
  readonly title: string;
  readonly desc: string;
  readonly risk: string;
  readonly whoPays: string;
}

/** Funds and their terms, the same for all customers. */
export const funds = table(
  'funds',
  ['id'],
  {
    id: int(),
    /**
     * An unpublished fund takes no new money and is visible only to its subscribers; running subscriptions continue.
     */
    isPublished: flag(),
    image: text(),
    /** Language → texts. */
    texts: json<Readonly<Record<string, FundTexts>>>(),
    /** Dividend per day in percent of the share, in 10⁻⁸ of a percent. */
    dividendPercentage: money(),
    least: money(),
    most: money(),
    /** Maximum running subscriptions per customer; 0: no limit. */
    limitNum: int(),
    lockDividendDays: int(),
    /** Damages for early redemption in percent of the share, in 10⁻⁸ of a percent. */
    liquidatedDamages: money(),
    sort: int(),
  },
  {
    configures: true,
    // The journal stores the deciding row with each input; texts and images decide nothing.
    watched: {
      only: [
        'id',
        'isPublished',
        'dividendPercentage',
        'least',
        'most',
        'limitNum',
        'lockDividendDays',
        'liquidatedDamages',
      ],
    },
  },
);
export type Fund = RowOf<typeof funds>;
/** The columns that the lane holds. */
export type OfferedFund = Omit<Fund, 'image' | 'texts' | 'sort'>;
