import type { InNumbers } from '@truemark/contracts';
import type { BankAccountRow } from '@truemark/contracts/admin';

/** A bank account of the house, as customers read it. */
export type BankAccount = InNumbers<BankAccountRow>;
