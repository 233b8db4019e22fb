import { type SettingDeclaration, settingsOf } from './declaration.js';

const { colour, flag } = settingsOf({ name: 'appearance', label: 'Appearance' });

export const appearanceSettings: readonly SettingDeclaration[] = [
  colour('theme_primary', '#85bd00', 'Main colour: primary buttons, the selected tab, links.'),
  colour('theme_up', '#85bd00', 'Rising prices and profits.'),
  colour('theme_down', '#f6543e', 'Falling prices and losses.'),
  colour('theme_kline_up', '#85bd00', 'Rising candles of the chart.'),
  colour('theme_kline_down', '#f6543e', 'Falling candles of the chart.'),
  flag('is_default_dark', '0', 'Dark mode for visitors who have not chosen; if off, the device decides.'),
];
