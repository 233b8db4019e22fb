import { copyTradingEntryNumbers } from './copy-trading/entry-numbers.js';
import { copyTradingSettings } from './copy-trading/settings.js';
import { depositEntryNumbers } from './deposits/entry-numbers.js';
import { depositErrors } from './deposits/errors.js';
import { depositReviewSettings, depositSettings } from './deposits/settings.js';
import { loanEntryNumbers } from './loans/entry-numbers.js';
import { loanErrors } from './loans/errors.js';
import { loanSettings } from './loans/settings.js';
import { miningEntryNumbers } from './mining/entry-numbers.js';
import { miningNameSettings, miningSettings } from './mining/settings.js';
import { optionsAccount } from './options/account.js';
import { optionEntryNumbers } from './options/entry-numbers.js';
import { optionSettings } from './options/settings.js';
import { proofErrors } from './proof/errors.js';
import { productSettings } from './settings/products.js';
import { walletSettings } from './settings/wallet.js';
import { contractsAccount } from './trading/account.js';
import { orderEntryNumbers } from './trading/entry-numbers.js';
import { tradingSettings } from './trading/settings.js';
import { withdrawalEntryNumbers } from './withdrawals/entry-numbers.js';
import { withdrawalErrors } from './withdrawals/errors.js';
import { withdrawalReviewSettings, withdrawalSettings } from './withdrawals/settings.js';

export * from './alerts/index.js';
export * from './copy-trading/index.js';
export * from './deposits/index.js';
export * from './limits/index.js';
export * from './loans/index.js';
export * from './mining/index.js';
export * from './options/index.js';
export * from './proof/index.js';
export * from './push/index.js';
export * from './trading/index.js';
export * from './withdrawals/index.js';

/** Refusals of products issued by the edge. */
export const productErrors = [...depositErrors, ...withdrawalErrors, ...loanErrors, ...proofErrors] as const;

/** Accounts that products add to each customer's, in display order. */
export const productAccounts = { ...contractsAccount, ...optionsAccount } as const;

/** Wire numbers of the products' entry types. */
export const productEntryNumbers = {
  ...orderEntryNumbers,
  ...optionEntryNumbers,
  ...depositEntryNumbers,
  ...withdrawalEntryNumbers,
  ...copyTradingEntryNumbers,
  ...loanEntryNumbers,
  ...miningEntryNumbers,
} as const;

/** Settings of the available products, in the order of the public answer. */
export const shownSettings = [...productSettings, ...miningNameSettings];

/** Settings of trading products, in the order of the public answer. */
export const tradeSettings = [...tradingSettings, ...copyTradingSettings, ...optionSettings];

/** Settings of deposits and withdrawals, in the same order. */
export const moneySettings = [
  ...walletSettings,
  ...depositSettings,
  ...withdrawalSettings,
  ...depositReviewSettings,
  ...withdrawalReviewSettings,
];

/** Settings of loans and funds, in the same order. */
export const termSettings = [...loanSettings, ...miningSettings];
