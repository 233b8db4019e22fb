import type { InNumbers } from '@truemark/contracts';
import type { DepositAddressRow } from '@truemark/contracts/admin';

/** Where customers send one coin on one network. */
export type Address = InNumbers<DepositAddressRow>;
