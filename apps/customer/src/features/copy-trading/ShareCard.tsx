import { styled } from '@mui/material/styles';
import { shareDue } from '@truemark/domain';
import { formatFigure, formatMoney, isolate, ltr } from '@truemark/i18n';
import { decimal, type Money, type Ratio } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { useConfig } from '../configuration/configuration.js';

const Words = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  '& p': { margin: '0 0 8px' },
  '& p:last-of-type': { margin: 0 },
}));

/** Profit, loss and profit again in the example. */
const EARNED = decimal('200');
const LOST = decimal('50');
const AGAIN = decimal('100');

const NOTHING_OWED = { owed: 0n, earlierOwed: 0n, earlierProfit: 0n };

interface ShareCardProps {
  /** Percent. */
  share: Ratio;
  nickname: string;
}

/** The trader's profit share, in words and in an example computed by the actual rule. */
export function ShareCard({ share, nickname }: ShareCardProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const money = (amount: Money) => ltr(`${formatMoney(amount)} ${currency}`);
  const ratio = share / 100n;
  const due = (realised: Money, mark: Money) =>
    shareDue({ realised, floating: 0n, mark, ...NOTHING_OWED, share: ratio });
  const first = due(EARNED, 0n);
  const later = due(EARNED - LOST + AGAIN, EARNED);
  return (
    <Card aria-label={t('follow.share')}>
      <SectionTitle>{t('follow.share')}</SectionTitle>
      <Words>
        {share === 0n ? (
          <p>{t('follow.shareNone', { trader: isolate(nickname) })}</p>
        ) : (
          <>
            <p>
              {t('follow.shareText', {
                trader: isolate(nickname),
                share: ltr(`${formatFigure(share)}%`),
              })}
            </p>
            <p>
              {t('follow.shareExample', {
                earned: money(EARNED),
                first: money(first),
                kept: money(EARNED - first),
                lost: money(LOST),
                again: money(AGAIN),
                above: money(AGAIN - LOST),
                later: money(later),
              })}
            </p>
          </>
        )}
      </Words>
    </Card>
  );
}
