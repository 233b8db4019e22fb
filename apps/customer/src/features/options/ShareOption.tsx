import { useTranslation } from 'react-i18next';
import type { Option } from '../../api/options.js';
import { ShareResult } from '../sharing/ShareResult.js';

/** Shares an option's result; nothing while it runs or if it was void. */
export function ShareOption({ option }: { option: Option }) {
  const { t } = useTranslation();
  const { symbol, direction, profit, stake, entryPrice, exitPrice, endedAt } = option;
  if (option.status !== 'ended' || entryPrice === null || exitPrice === null || endedAt === null) return null;
  return (
    <ShareResult
      what={`${symbol.showCode}, ${t(direction === 'up' ? 'options.up' : 'options.down')}`}
      traded={{
        ...{ result: profit, risked: stake, from: entryPrice, to: exitPrice },
        precision: symbol.pricePrecision,
      }}
      endedAt={endedAt}
    />
  );
}
