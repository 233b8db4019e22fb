import { type AccountMessage, accountNames } from './accounts.js';
import { type ExactDecimals, toWire } from './names.js';
import type { AccountPush } from './socket.js';

const balanceNames = {
  typeId: accountNames.typeId,
  free: accountNames.free,
  held: accountNames.held,
} as const;

export const toAccountPush = (
  { typeId, free, held }: Pick<AccountMessage, 'typeId' | 'free' | 'held'>,
  seq: number,
): ExactDecimals<AccountPush> => ({
  type: 'ACCOUNT',
  ...toWire(balanceNames, { typeId, free, held }),
  seq,
});
