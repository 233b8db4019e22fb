import { type SettingDeclaration, settingsOf } from './declaration.js';

const { choice, flag, integer, decimal } = settingsOf('trading');

export const tradingSettings: readonly SettingDeclaration[] = [
  choice('trade_fee_type', '2', 'Fee of a contract order.', {
    1: 'Lots × fee rate',
    2: 'Margin × fee rate',
  }),
  decimal('margin_call_level', '100', 'Margin level in percent at which a customer is warned.', {
    least: '0',
    most: '1000',
    places: 2,
  }),
  decimal('stop_out_level', '50', 'Margin level in percent at which positions are closed.', {
    least: '0',
    most: '1000',
    places: 2,
  }),
  integer('quote_stale_seconds', '10', 'Age in seconds from which no order is taken at a price.', {
    least: '1',
    most: '3600',
  }),
  integer('forex_max_open_orders', '2000', 'Open positions and pending orders that one customer may have.', {
    least: '1',
    most: '100000',
  }),
  choice('micro_loss_level', '0', 'What a lost option takes.', {
    0: 'The whole stake',
    1: 'Stake × profit ratio; the rest returns',
  }),
  integer('micro_max_open', '50', 'Running options that one customer may have.', {
    least: '1',
    most: '100000',
  }),
  flag('micro_sell_back', '0', 'Running options can be sold back before they end, by the published formula.'),
  decimal('micro_sell_back_spread', '5', 'What the house keeps of an option that is sold back, in percent.', {
    least: '0',
    most: '50',
    places: 2,
  }),
  decimal(
    'micro_exposure_cap',
    '0',
    'Most that running options of one symbol and direction may cost the house; 0: no cap.',
    {
      isPublic: false,
      least: '0',
      most: '10000000000',
      places: 2,
    },
  ),
];
