import { defineProduct } from '../../kernel/product.js';
import { entries } from './entries.js';
import { adjust, transfer } from './wallet.js';

/** The funding account, transfers between a customer's own accounts, and corrections by two operators. */
export const wallet = defineProduct({
  name: 'wallet',
  lane: {
    archived: ['wallet.transfer'],
    commands: { 'wallet.transfer': transfer, 'wallet.adjust': adjust },
  },
  ledger: {
    wallets: { change: { number: 1, isOffered: () => true } },
    house: ['adjustments'],
    entries,
    outside: ['adjustment'],
  },
});
