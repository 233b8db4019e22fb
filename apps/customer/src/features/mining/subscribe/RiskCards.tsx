import { breakEvenDay, damagesOf, redeemable, totalProfit } from '@truemark/domain';
import type { Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { OfferedFund } from '../../../api/funds.js';
import { Card } from '../../../ui/Card.js';
import { SectionTitle } from '../../../ui/SectionTitle.js';
import { HelpText } from '../../wallet/Form.js';
import { hoursText, moneyText, percentText } from '../fund-words.js';
import { PoolBar } from '../PoolBar.js';
import { poolFree } from './share-draft.js';
import { Words } from './Words.js';

interface HonestCardsProps {
  fund: OfferedFund;
  /** Typed amount; null: none. */
  amount: Money | null;
}

/** Source of profits, risks, and the cost of early redemption. */
export function RiskCards({ fund, amount }: HonestCardsProps) {
  const { t } = useTranslation();
  const money = (value: Money) => moneyText(value, fund.currency);
  const evenFrom = breakEvenDay(fund);
  return (
    <>
      <Card aria-label={t('mining.whoPays')}>
        <SectionTitle>{t('mining.whoPays')}</SectionTitle>
        <Words>{fund.whoPays}</Words>
        <PoolBar fund={fund} />
        <HelpText sx={{ mt: 2 }}>
          {t('mining.pool.text', { free: money(poolFree(fund)) })}{' '}
          {amount !== null && t('mining.pool.need', { profit: money(totalProfit(fund, amount)) })}
        </HelpText>
      </Card>
      <Card aria-label={t('mining.risk')}>
        <SectionTitle>{t('mining.risk')}</SectionTitle>
        <Words>{fund.risk}</Words>
        <HelpText>{t('mining.about.wrongText')}</HelpText>
      </Card>
      <Card aria-label={t('mining.early')}>
        <SectionTitle>{t('mining.early')}</SectionTitle>
        <HelpText>
          {t('mining.earlyCost', { percent: percentText(fund.liquidatedDamages) })}{' '}
          {amount !== null &&
            t('mining.earlyExample', {
              amount: money(amount),
              damages: money(damagesOf(amount, fund.liquidatedDamages)),
              back: money(redeemable(amount, fund.liquidatedDamages)),
            })}{' '}
          {fund.refundHours === 0
            ? t('mining.earlyAtOnce')
            : t('mining.earlyHours', { time: hoursText(fund.refundHours) })}
        </HelpText>
        {evenFrom !== 0 && (
          <HelpText sx={{ mt: 2 }}>
            {evenFrom === null ? t('mining.early.never') : t('mining.early.until', { day: evenFrom })}
          </HelpText>
        )}
      </Card>
    </>
  );
}
