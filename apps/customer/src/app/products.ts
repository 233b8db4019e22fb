import { product as accounts } from '../features/accounts/product.js';
import { product as alerts } from '../features/alerts/product.js';
import { product as blocks } from '../features/blocks/product.js';
import { product as company } from '../features/company/product.js';
import { product as configuration } from '../features/configuration/product.js';
import { product as copyTrading } from '../features/copy-trading/product.js';
import { product as deposits } from '../features/deposits/product.js';
import { product as home } from '../features/home/product.js';
import { product as invite } from '../features/invite/product.js';
import { product as language } from '../features/language/product.js';
import { product as limits } from '../features/limits/product.js';
import { product as loans } from '../features/loans/product.js';
import { product as market } from '../features/market/product.js';
import { product as messages } from '../features/messages/product.js';
import { product as mining } from '../features/mining/product.js';
import { product as news } from '../features/news/product.js';
import { product as notifications } from '../features/notifications/product.js';
import { product as options } from '../features/options/product.js';
import { product as orders } from '../features/orders/product.js';
import type { Cause, Product } from '../features/product.js';
import { product as sealedDays } from '../features/sealed-days/product.js';
import { product as security } from '../features/security/product.js';
import { product as session } from '../features/session/product.js';
import { product as trade } from '../features/trade/product.js';
import { product as user } from '../features/user/product.js';
import { product as verification } from '../features/verification/product.js';
import { product as wallet } from '../features/wallet/product.js';
import { product as withdrawals } from '../features/withdrawals/product.js';

/** All products of the app. Banners are shown in this order. */
export const products: readonly Product[] = [
  configuration,
  home,
  trade,
  orders,
  options,
  market,
  copyTrading,
  accounts,
  wallet,
  deposits,
  withdrawals,
  loans,
  mining,
  limits,
  alerts,
  blocks,
  session,
  user,
  security,
  verification,
  invite,
  messages,
  news,
  company,
  sealedDays,
  language,
  notifications,
];

/** Query keys that a cause invalidates. */
export const staleOn = (cause: Cause): readonly (readonly unknown[])[] =>
  products.flatMap(({ stale }) => stale?.[cause] ?? []);

/** All causes that invalidate a query. */
export const causes = [...new Set(products.flatMap(({ stale }) => Object.keys(stale ?? {}) as Cause[]))];
