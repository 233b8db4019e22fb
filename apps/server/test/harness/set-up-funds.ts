import type {
  FundAnswer,
  FundAudit,
  FundIncome,
  FundReport,
  Page,
  SubscriptionAnswer,
} from '@truemark/contracts';
import type { AdminClient } from './back-office.js';
import type { Fields } from './client.js';
import type { Database } from './database.js';
import { type PaymentsFixture, setUpPayments } from './payments-fixture.js';

export type FundFixture = Awaited<ReturnType<typeof setUpFunds>>;

/** 0.8 % per day for 30 days; early redemption costs 5 %. */
export const FUND = {
  is_published: true,
  texts: {
    en: { title: 'Oak', desc: 'Thirty days.', risk: 'The firm may end it.', who_pays: 'The firm.' },
    hk: { title: '橡樹', desc: '三十日。', risk: '公司可能終止。', who_pays: '由公司支付。' },
  },
  ...{ image: '', dividend_percentage: '0.8', lock_dividend_days: 30, liquidated_damages: '5' },
  ...{ staring_sub_amount: '50', max_sub_amount: '5000', limit_num: 0, sort: 5 },
};

/** Funds a pool with two operators. */
export const filledPool = (owner: AdminClient, fundId: number, amount: string): Promise<unknown> =>
  owner.create(`fund-pools/${fundId}/requests`, { amount, reason: 'For what it promises.' });

/** Cash desk with funds. */
export async function setUpFunds(database: Database, env: Record<string, string> = {}) {
  const desk: PaymentsFixture = await setUpPayments(database, env);
  const client = () => desk.customer.client;
  return Object.assign(Object.create(desk, Object.getOwnPropertyDescriptors(desk)) as PaymentsFixture, {
    /** Creates a fund with money in its pool; returns its number. */
    async offered(terms: Partial<typeof FUND> = {}, pool = '100000'): Promise<number> {
      const { id } = await desk.owner.create('funds', { ...FUND, ...terms });
      if (pool !== '0') await filledPool(desk.owner, Number(id), pool);
      return Number(id);
    },
    buy: (id: number, amount: number | string, fields: Fields = {}): Promise<SubscriptionAnswer> =>
      client().take('/api/fund/buy', { id, amount, ...fields }),
    redeem: (sub_id: number): Promise<SubscriptionAnswer> =>
      client().take('/api/fund/applyRefund', { sub_id }),
    info: (id: number, fields: Fields = {}): Promise<FundAnswer & Record<string, unknown>> =>
      client().read('/api/fund/info', { id, ...fields }),
    report: (): Promise<FundReport> => client().read('/api/fund/totalReport'),
    incomes: (sub_id: number): Promise<Page<FundIncome> & { subscription: SubscriptionAnswer }> =>
      client().read('/api/fund/insList', { sub_id, limit: 50 }),
    audit: (sub_id: number): Promise<FundAudit> => client().read('/api/fund/audit', { sub_id }),
    async subscription(id: number): Promise<SubscriptionAnswer | undefined> {
      const { data } = await client().read<Page<SubscriptionAnswer>>('/api/fund/subList', { limit: 50 });
      return data.find((each) => each.id === id);
    },
  });
}
