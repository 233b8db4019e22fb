import { offeredProducts } from '../offered.js';
import type { MoneyWay } from '../product.js';

/** Deposit and withdrawal pages of all products. */
export const moneyWays = (): readonly MoneyWay[] => offeredProducts().flatMap(({ way }) => way ?? []);
