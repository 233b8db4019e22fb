import { formatMoney } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../ui/Figure.js';
import { FoldLine } from '../../ui/FoldLine.js';
import { useConfig } from '../configuration/configuration.js';
import { CostFacts, type CostFactsProps } from './CostFacts.js';

/** Margin, fee and free balance on one line that opens all details. */
export function CostLine(props: CostFactsProps) {
  const { t } = useTranslation();
  const { cost, free } = props;
  const { currency } = useConfig();
  const figure = (name: string, amount: bigint | undefined, unit?: string) => (
    <span>
      {name}{' '}
      <Figure>
        {amount === undefined ? '–' : formatMoney(amount)}
        {unit && ` ${unit}`}
      </Figure>
    </span>
  );
  return (
    <FoldLine
      label={t('trade.costs')}
      line={
        <>
          {figure(t('trade.margin'), cost?.margin)}
          {figure(t('trade.fee'), cost?.fee, free === undefined ? currency : undefined)}
          {free !== undefined && figure(t('trade.freeShort'), free, currency)}
        </>
      }
    >
      <CostFacts {...props} />
    </FoldLine>
  );
}
