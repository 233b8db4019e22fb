import { figure } from '../../ui/figures.js';
import { useSettingValue } from '../../ui/use-currency.js';

/** A share of the margin in per cent, or a sum a lot: the house's setting says which. */
export const FeeRate = ({ rate }: { rate: number }) => {
  const type = useSettingValue('trade_fee_type');
  return (
    <>{type === undefined || type === '1' ? figure(rate) : `${figure(Math.round(rate * 1e10) / 1e8)}%`}</>
  );
};
