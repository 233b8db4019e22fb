import { formatMoney, formatSignedPlaces, ltr, MONEY_PLACES } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { Duration } from '../../api/options.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { FoldLine } from '../../ui/FoldLine.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { useConfig } from '../configuration/configuration.js';
import { RuleList } from './RuleList.js';
import { useOptionRules } from './useOptionRules.js';
import type { Purchase } from './usePurchase.js';

/** Stake bounds of a duration, in words. */
export function useStakeBounds(duration: Duration | undefined): string {
  const { t } = useTranslation();
  const bound = (amount: bigint | undefined): string => ltr(formatMoney(amount ?? 0n));
  return t('options.bounds', { least: bound(duration?.least), most: bound(duration?.most) });
}

interface OutcomesProps {
  purchase: Purchase;
  /** Stake bounds, where the field has no space for them. */
  bounds?: string;
}

/** Result either way, and the rules that decide. */
export function Outcomes({ purchase, bounds }: OutcomesProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const rules = useOptionRules();
  const { account, checked, lossLevel } = purchase;
  const { duration, stake, win, loss } = checked;
  const payout = { stake: stake ?? 0n, ratio: duration?.ratio ?? 0n, lossLevel };
  return (
    <>
      <Facts
        facts={[
          [
            t(account.name),
            account.free === undefined ? null : (
              <MoneyText key="b" amount={account.free} currency={currency} />
            ),
          ],
          [t('options.stake'), bounds ?? null],
          [t('options.ifWin'), <MoneyText key="w" amount={win} signed currency={currency} />],
          [t('options.ifLoss'), <MoneyText key="l" amount={-loss} signed currency={currency} />],
        ]}
      />
      <RuleList rules={rules.outcomes(payout)} />
    </>
  );
}

/** One-line summary that opens all details. */
export function OutcomeLine({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const { account, checked } = purchase;
  const bounds = useStakeBounds(checked.duration);
  return (
    <FoldLine
      label={t('options.terms')}
      line={
        <>
          <span>
            {t('options.lossShort')}{' '}
            <Figure>
              {formatSignedPlaces(-checked.loss, MONEY_PLACES)}
              {account.free === undefined && ` ${currency}`}
            </Figure>
          </span>
          {account.free !== undefined && (
            <span>
              {t('trade.freeShort')}{' '}
              <Figure>
                {formatMoney(account.free)} {currency}
              </Figure>
            </span>
          )}
          <span>{t('options.tieShort')}</span>
        </>
      }
    >
      <Outcomes purchase={purchase} bounds={bounds} />
    </FoldLine>
  );
}
