import { formatMoney } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../ui/Figure.js';
import { FoldLine } from '../../ui/FoldLine.js';
import { CostFacts, type CostFactsProps } from './CostFacts.js';

/** Margin, fee and free balance on one line; pressed it says everything that the order comes to. */
export function CostLine(props: CostFactsProps) {
  const { t } = useTranslation();
  const { cost, free } = props;
  const figure = (name: string, amount: bigint | undefined) => (
    <span>
      {name} <Figure>{amount === undefined ? '–' : formatMoney(amount)}</Figure>
    </span>
  );
  return (
    <div>
      <FoldLine
        label={t('trade.costs')}
        line={
          <>
            {figure(t('trade.margin'), cost?.margin)}
            {figure(t('trade.fee'), cost?.fee)}
            {free !== undefined && figure(t('trade.freeShort'), free)}
          </>
        }
      >
        <CostFacts {...props} />
      </FoldLine>
    </div>
  );
}
