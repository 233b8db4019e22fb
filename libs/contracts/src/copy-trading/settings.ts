import { type SettingDeclaration, settingsOf } from '../settings/declaration.js';
import { tradingGroup } from '../trading/settings.js';

const { flag, decimal } = settingsOf(tradingGroup);

export const copyTradingSettings: readonly SettingDeclaration[] = [
  flag('is_follow', '0', 'Copy trading: new followers and trader applications. Running relations continue.', {
    stops: true,
  }),
  decimal(
    'follow_share_most',
    '30',
    "Maximum share that a trader may take of a follower's profit, in percent.",
    {
      unit: 'percent',
      least: '0',
      most: '30',
      places: 2,
      guard: 'two_persons',
    },
  ),
];
