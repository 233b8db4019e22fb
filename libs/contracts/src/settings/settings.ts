import { moneySettings, shownSettings, termSettings, tradeSettings } from '../products.js';
import { appearanceSettings } from './appearance.js';
import type { SettingDeclaration } from './declaration.js';
import { homeSettings } from './home.js';
import { marketSettings } from './market.js';
import { registrationSettings } from './registration.js';
import { siteSettings } from './site.js';
import { supportSettings } from './support.js';
import { verificationSettings } from './verification.js';

/** All settings. */
export const SETTINGS: readonly SettingDeclaration[] = [
  ...siteSettings,
  ...appearanceSettings,
  ...homeSettings,
  ...shownSettings,
  ...tradeSettings,
  ...registrationSettings,
  ...supportSettings,
  ...moneySettings,
  ...verificationSettings,
  ...termSettings,
  ...marketSettings,
];

/** Group → label for operators, in display order. */
export const SETTING_GROUPS: ReadonlyMap<string, string> = new Map(
  SETTINGS.map(({ group, groupLabel }) => [group, groupLabel]),
);

const byKey = new Map(SETTINGS.map((declaration) => [declaration.key, declaration]));

export const settingDeclaration = (key: string): SettingDeclaration | undefined => byKey.get(key);

/** Key → default. */
export const SETTING_DEFAULTS: ReadonlyMap<string, string> = new Map(
  SETTINGS.map((declaration) => [declaration.key, declaration.default]),
);
