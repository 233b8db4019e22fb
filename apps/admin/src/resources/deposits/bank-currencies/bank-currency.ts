import type { InNumbers } from '@truemark/contracts';
import type { BankCurrencyRow } from '@truemark/contracts/admin';

/** Currency in which banks pay in. */
export type BankCurrency = InNumbers<BankCurrencyRow>;
