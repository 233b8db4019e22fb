import { appearanceSettings } from './appearance.js';
import { copyTradingSettings } from './copy-trading.js';
import type { SettingDeclaration } from './declaration.js';
import { homeSettings } from './home.js';
import { loanSettings } from './loans.js';
import { marketSettings, miningSettings } from './mining-and-market.js';
import { optionSettings } from './options.js';
import { productSettings } from './products.js';
import { registrationSettings } from './registration.js';
import { siteSettings } from './site.js';
import { supportSettings } from './support.js';
import { tradingSettings } from './trading.js';
import { verificationSettings } from './verification.js';
import { walletSettings } from './wallet.js';

/** Every setting there is. */
export const SETTINGS: readonly SettingDeclaration[] = [
  ...siteSettings,
  ...appearanceSettings,
  ...homeSettings,
  ...productSettings,
  ...tradingSettings,
  ...copyTradingSettings,
  ...optionSettings,
  ...registrationSettings,
  ...supportSettings,
  ...walletSettings,
  ...verificationSettings,
  ...loanSettings,
  ...miningSettings,
  ...marketSettings,
];

const byKey = new Map(SETTINGS.map((declaration) => [declaration.key, declaration]));

export const settingDeclaration = (key: string): SettingDeclaration | undefined => byKey.get(key);

/** Key → default. */
export const SETTING_DEFAULTS: ReadonlyMap<string, string> = new Map(
  SETTINGS.map((declaration) => [declaration.key, declaration.default]),
);
