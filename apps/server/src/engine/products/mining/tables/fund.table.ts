import { flag, int, json, money, type RowOf, table, text } from '../../../../platform/database/table.js';

/** What a fund says in one language; `risk` and `whoPays` have to be there before it is published. */
export interface FundTexts {
  readonly title: string;
  readonly desc: string;
  readonly risk: string;
  readonly whoPays: string;
}

/** What customers may subscribe, and what that earns and costs: the same for every customer. */
export const funds = table(
  'funds',
  ['id'],
  {
    id: int(),
    /** One that is not takes no new money and is told to nobody but those who have a share of it; what runs goes on. */
    isPublished: flag(),
    image: text(),
    /** Language → what it says there. */
    texts: json<Readonly<Record<string, FundTexts>>>(),
    /** Percent of the share that is paid a day, in 10⁻⁸ of a percent. */
    dividendPercentage: money(),
    least: money(),
    most: money(),
    /** Subscriptions that a customer may have running; 0: any number. */
    limitNum: int(),
    lockDividendDays: int(),
    /** Percent of the share that leaving early costs, in 10⁻⁸ of a percent. */
    liquidatedDamages: money(),
    sort: int(),
  },
  {
    // The journal keeps the row that decided with each input: texts and pictures decide nothing.
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
/** As the lane has it. */
export type OfferedFund = Omit<Fund, 'image' | 'texts' | 'sort'>;
