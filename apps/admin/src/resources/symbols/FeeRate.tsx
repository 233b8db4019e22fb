import { useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { formatNumber } from '../../ui/figures.js';
import { useCurrency, useSettingValue } from '../../ui/use-currency.js';

/** Share as a percentage, `0.001` → `0.1%`. */
const percent = (share: number): string => `${formatNumber(Math.round(share * 1e10) / 1e8)}%`;

/** Share of the margin in percent, or an amount per lot, depending on the setting. */
export const FeeRate = ({ rate }: { rate: number }) => {
  const type = useSettingValue('trade_fee_type');
  return <>{type === undefined || type === '1' ? formatNumber(rate) : percent(rate)}</>;
};

/** Unit of the fee input; for a share also its percentage while it is typed. */
export const FeeHint = () => {
  const type = useSettingValue('trade_fee_type');
  const currency = useCurrency();
  const typed = Number(useWatch({ name: 'feeRate' }));
  if (type === undefined) return <>{t('symbols.shareOfTheMarginOrA')}</>;
  if (type === '1') return <>{t('symbols.feeIsSum', { currency })}</>;
  const rate = typed > 0 ? typed : 0.001;
  return <>{t('symbols.feeIsShare', { rate, percent: percent(rate) })}</>;
};
