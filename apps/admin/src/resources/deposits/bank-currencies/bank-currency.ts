import type { NumericDecimals } from '@truemark/contracts';
import type { BankCurrencyRow } from '@truemark/contracts/admin';

/** Currency in which banks pay in. */
export type BankCurrency = NumericDecimals<BankCurrencyRow>;
