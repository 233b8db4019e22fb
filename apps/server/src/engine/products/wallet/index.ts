import { defineProduct } from '../../kernel/product.js';
import { adjust, transfer } from './wallet.js';

/** The three accounts that every customer has, transfers between a customer's own accounts, and corrections by two operators. */
export const wallet = defineProduct({
  name: 'wallet',
  commands: { 'wallet.transfer': transfer, 'wallet.adjust': adjust },
  wallets: ['change', 'forex', 'micro'],
  house: ['adjustments'],
  entries: { transfer: 'transfers', adjustment: 'corrections' },
});
