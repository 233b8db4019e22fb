import type { NumericDecimals } from '@truemark/contracts';
import type { BankAccountRow } from '@truemark/contracts/admin';

/** Bank account of the broker, as customers read it. */
export type BankAccount = NumericDecimals<BankAccountRow>;
