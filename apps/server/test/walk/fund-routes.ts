import { fundTerms, newSubscription, subscribed } from './fund-things.js';
import type { Route } from './route.js';

const NO_SUBSCRIPTION = { sub_id: 999_999_999 };

/** Calls of mining funds. */
export const FUND_ROUTES: Readonly<Record<string, Route>> = {
  'GET|POST /api/fund/list': { who: 'real', thing: fundTerms },
  'GET|POST /api/fund/info': { who: 'real', thing: fundTerms },
  'GET|POST /api/fund/totalReport': { who: 'real', thing: subscribed, reads: true },
  'GET|POST /api/fund/buy': { who: 'real', thing: newSubscription },
  'GET|POST /api/fund/subList': { who: 'real', thing: subscribed, reads: true },
  'GET|POST /api/fund/insList': { who: 'real', thing: subscribed, nothing: NO_SUBSCRIPTION },
  'GET|POST /api/fund/applyRefund': { who: 'real', thing: subscribed, nothing: NO_SUBSCRIPTION },
  'GET|POST /api/fund/audit': { who: 'real', thing: subscribed, nothing: NO_SUBSCRIPTION },
};
