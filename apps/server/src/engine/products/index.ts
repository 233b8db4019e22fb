import { kernel } from '../kernel/kernel-product.js';
import { market } from '../market/index.js';
import { alerts } from './alerts/index.js';
import { contracts } from './contracts/index.js';
import { copyTrading } from './copy-trading/index.js';
import { customers } from './customers/index.js';
import { deposits } from './deposits/index.js';
import { desk } from './desk/index.js';
import { limits } from './limits/index.js';
import { loans } from './loans/index.js';
import { mining } from './mining/index.js';
import { options } from './options/index.js';
import { reviews } from './reviews/index.js';
import { dailySeals } from './seals/index.js';
import { settings } from './settings/index.js';
import { thinning } from './thinning/index.js';
import { wallet } from './wallet/index.js';
import { withdrawals } from './withdrawals/index.js';

/**
 * Products of the engine. The order matters: at a tick, options are entered, priced and settled before contracts are
 * evaluated, and a replay must do the same.
 */
export const PRODUCTS = [
  kernel,
  settings,
  customers,
  market,
  wallet,
  options,
  contracts,
  copyTrading,
  limits,
  desk,
  reviews,
  deposits,
  withdrawals,
  loans,
  mining,
  alerts,
  dailySeals,
  thinning,
] as const;
