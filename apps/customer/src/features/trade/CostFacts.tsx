import { styled } from '@mui/material/styles';
import { pipSize } from '@truemark/domain';
import { CONTRACT_PLACES, formatFigure } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../ui/Facts.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PriceText } from '../../ui/PriceText.js';
import { useConfig } from '../configuration/configuration.js';
import type { Forecast } from './forecast.js';
import type { Cost } from './preview.js';

const Words = styled('p')(({ theme }) => ({
  margin: '8px 0 0',
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  '&[data-wrong="true"]': { color: theme.palette.error.main },
}));

interface CostFactsProps {
  /** Undefined while it cannot be known. */
  cost: Cost | undefined;
  forecast: Forecast | undefined;
  /** Undefined for a visitor. */
  free: Money | undefined;
  precision: number;
}

/** What the order would take, what a pip of it is worth, and where the account would be stopped out. */
export function CostFacts({ cost, forecast, free, precision }: CostFactsProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const money = (amount: Money | undefined, places?: number) => (
    <MoneyText amount={amount} places={places} currency={currency} />
  );
  const stopOut = () => {
    if (free === undefined) return null;
    if (forecast?.stopOut === null) return t('trade.stopOutNever');
    return <PriceText still price={forecast?.stopOut} precision={precision} />;
  };
  const pip = formatFigure(pipSize(precision));
  return (
    <>
      <Facts
        facts={[
          [t('trade.margin'), money(cost?.margin, CONTRACT_PLACES)],
          [t('trade.fee'), money(cost?.fee, CONTRACT_PLACES)],
          [t('trade.pipValue', { pip }), money(forecast?.pipValue, CONTRACT_PLACES)],
          [t('trade.free'), free === undefined ? null : money(free)],
          [t('trade.stopOut'), stopOut()],
        ]}
      />
      {free !== undefined && forecast && (forecast.isOutAtOnce || typeof forecast.stopOut === 'bigint') && (
        <Words data-wrong={forecast.isOutAtOnce} role={forecast.isOutAtOnce ? 'alert' : undefined}>
          {t(forecast.isOutAtOnce ? 'trade.stopOutAtOnce' : 'trade.stopOutText')}
        </Words>
      )}
    </>
  );
}
