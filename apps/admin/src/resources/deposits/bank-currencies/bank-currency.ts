import type { InNumbers } from '@truemark/contracts';
import type { BankCurrencyRow } from '@truemark/contracts/admin';

/** A currency that banks deliver. */
export type BankCurrency = InNumbers<BankCurrencyRow>;
