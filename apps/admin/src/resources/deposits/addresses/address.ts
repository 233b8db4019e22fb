import type { NumericDecimals } from '@truemark/contracts';
import type { DepositAddressRow } from '@truemark/contracts/admin';

/** Deposit address of one coin on one network. */
export type Address = NumericDecimals<DepositAddressRow>;
