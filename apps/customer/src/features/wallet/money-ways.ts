import { offeredProducts } from '../offered.js';
import type { MoneyWay } from '../product.js';

/** The pages of all products on which money comes in or goes out. */
export const moneyWays = (): readonly MoneyWay[] => offeredProducts().flatMap(({ way }) => way ?? []);
