import { SYSTEM } from '../../kernel/command.js';
import { defineHashedRows } from '../../kernel/hashed-rows.js';
import { defineProduct } from '../../kernel/product.js';
import { defineReplayedTable } from '../../kernel/replayed-tables.js';
import { NO_UNDO } from '../../kernel/undo.js';
import { entries } from './entries.js';
import { FundBook, isOpenSubscription } from './fund-book.js';
import { payFunds } from './pay-funds.js';
import { fundPool, poolsOf } from './pool.js';
import { OPEN_SUBSCRIPTIONS, subscriptionDueAt } from './put-subscription.js';
import { redeemFund } from './redeem.js';
import { subscribeFund } from './subscribe.js';
import { funds } from './tables/fund.table.js';
import { fundSubscriptions } from './tables/fund-subscription.table.js';
import { poolShortages } from './tables/pool-shortage.table.js';
import { verifyFunds } from './verification/funds.js';
import { sharesHeld } from './verification/holds.js';

/** Subscriptions paid per command: few, so that other commands do not wait long; more while the lane is idle. */
const PORTION = { most: 20, mostAlone: 400 } as const;

/** Funds: shares that customers lock up, and dividends paid from the funds' pools. */
export const mining = defineProduct({
  name: 'mining',
  lane: {
    commands: {
      'fund.subscribe': subscribeFund,
      'fund.pay': payFunds,
      'fund.redeem': redeemFund,
      'fund_pool.fund': fundPool,
    },
    background: ['fund.pay'],
    answers: {
      'fund.pools': poolsOf,
      'fund.of': (state, { customerId }) => state.funds.of(customerId),
    },
  },
  state: {
    tables: [fundSubscriptions, funds, poolShortages],
    counters: { fundSubscriptions },
    hashed: [
      defineHashedRows({
        name: 'fund subscriptions',
        table: fundSubscriptions,
        upTo: 'fundSubscriptions',
        find: (state, id) => state.funds.get(id),
      }),
    ],
    slice: () => ({ funds: new FundBook() }),
    load: async (state, loader) => {
      for await (const subscription of loader.paged(fundSubscriptions, ['id'], OPEN_SUBSCRIPTIONS))
        state.funds.put(subscription, NO_UNDO);
    },
  },
  ledger: {
    house: ['fund_pool', 'fund_capital'],
    // Funding moves money between the two accounts; what leaves both goes to customers.
    meaning: { fund_pool: 'result', fund_capital: 'result' },
    entries,
    opening: ['fund.subscription'],
  },
  time: {
    timed: {
      'fund.due': {
        at: ({ funds: book }, id) => subscriptionDueAt(book.get(id)),
        waiting: ({ funds: book }) => book.ids(),
        many: { ...PORTION, of: (ids) => ({ kind: 'fund.pay', actor: SYSTEM, ids }) },
      },
    },
  },
  verify: {
    replayed: [
      defineReplayedTable({
        table: fundSubscriptions,
        what: 'fund subscription',
        idOf: ({ id }) => id,
        open: OPEN_SUBSCRIPTIONS,
        find: (state, { id }) => state.funds.get(id),
        size: (state) => state.funds.size,
        ended: {
          counter: 'fundSubscriptions',
          by: (event) =>
            event.type === 'fund_subscription.changed' && !isOpenSubscription(event.subscription)
              ? event.subscription
              : null,
        },
      }),
    ],
    holds: sharesHeld,
    verified: verifyFunds,
  },
});
