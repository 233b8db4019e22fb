import { decimal } from '@truemark/money';
import type { TradeSymbol } from '../../api/symbols.js';

/** EUR/USD with a fee as a fraction of the margin. */
export const euro: TradeSymbol = {
  id: 1,
  code: 'EURUSD',
  showCode: 'EUR/USD',
  name: 'Euro',
  logo: '',
  categoryId: 1,
  isOpen: true,
  opensAt: null,
  lotStep: decimal('0.01'),
  pricePrecision: 5,
  units: decimal('100000'),
  minLots: decimal('0.01'),
  maxLots: decimal('50'),
  feeRate: decimal('0.0005'),
  marginMode: 2,
  multiples: [
    { value: decimal('50'), isDefault: false },
    { value: decimal('100'), isDefault: true },
  ],
  rateCode: '',
  isRateInverse: false,
  isSimulated: true,
  isPaused: false,
  termsChangeAt: null,
  day: null,
};
