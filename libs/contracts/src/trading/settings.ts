import { type SettingDeclaration, settingsOf } from '../settings/declaration.js';

/** Group of the settings of margin trading. */
export const tradingGroup = { name: 'trading', label: 'Trading' } as const;

const { choice, integer, decimal } = settingsOf(tradingGroup);

export const tradingSettings: readonly SettingDeclaration[] = [
  choice(
    'trade_fee_type',
    '2',
    'Fee of a contract order.',
    {
      1: 'Lots × fee rate',
      2: 'Margin × fee rate',
    },
    { guard: 'two_persons' },
  ),
  decimal('margin_call_level', '100', 'Margin level in percent at which a customer is warned.', {
    unit: 'percent',
    least: '0',
    most: '1000',
    places: 2,
    guard: 'two_persons',
  }),
  decimal('stop_out_level', '50', 'Margin level in percent at which positions are closed.', {
    unit: 'percent',
    least: '0',
    most: '1000',
    places: 2,
    guard: 'two_persons',
  }),
  integer(
    'quote_stale_seconds',
    '10',
    'Age in seconds from which a price is stale and no order is accepted at it.',
    {
      unit: 'seconds',
      least: '1',
      most: '3600',
      guard: 'two_persons',
    },
  ),
  integer('forex_max_open_orders', '2000', 'Maximum open positions and pending orders per customer.', {
    least: '1',
    most: '100000',
    guard: 'two_persons',
  }),
];
