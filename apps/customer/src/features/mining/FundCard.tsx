import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatPlaces, ltr, MONEY_PLACES } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Fund } from '../../api/funds.js';
import { Facts } from '../../ui/Facts.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { MIDDLE } from '../../ui/wide.js';
import { useFlag } from '../configuration/configuration.js';
import { HelpText } from '../wallet/Form.js';
import { FundPicture } from './FundPicture.js';
import { daysText, moneyText, percentText } from './fund-words.js';
import { PoolBar } from './PoolBar.js';
import { mostCovered, mostNow } from './subscribe/share-draft.js';

const Box = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: 16,
  height: '100%',
  // Aligns the buttons with those of a longer card next to it.
  '& > :last-child': { marginBlockStart: 'auto' },
  [MIDDLE]: { '& dl': { gridTemplateColumns: '1fr 1fr', columnGap: 48 } },
  '& > header': { display: 'flex', alignItems: 'center', gap: 12 },
  '& h2': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& header p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  '& header p > strong': { ...theme.typography.h3, color: theme.palette.text.primary },
}));

/** Fund card: rate, period, minimum and state of the pool. */
export function FundCard({ fund }: { fund: Fund }) {
  const { t } = useTranslation();
  const hidesMost = useFlag('is_mining_hide_max_subscribe');
  const { id, title, currency, least, most } = fund;
  const days = daysText(fund.lockDividendDays);
  const covered = mostCovered(fund);
  const isFull = covered === 0n;
  return (
    <Box data-testid={`fund-${id}`}>
      <header>
        <FundPicture address={fund.image} />
        <div>
          <h2>
            <bdi>{title}</bdi>
          </h2>
          <p>
            <strong>{percentText(fund.dividendPercentage)}</strong> {t('mining.aDay')}
          </p>
        </div>
      </header>
      <Facts
        facts={[
          [t('mining.period'), days],
          [
            t('mining.allDays', { days }),
            percentText(fund.dividendPercentage * BigInt(fund.lockDividendDays)),
          ],
          [t('mining.yearly'), percentText(fund.yearlyRate)],
          [
            hidesMost ? t('mining.least') : t('mining.bounds'),
            hidesMost ? (
              <MoneyText key="least" amount={least} currency={currency} />
            ) : (
              ltr(
                `${formatPlaces(least, MONEY_PLACES)} – ${formatPlaces(mostNow(fund), MONEY_PLACES)} ${currency}`,
              )
            ),
          ],
          [t('mining.damages'), percentText(fund.liquidatedDamages)],
        ]}
      />
      <PoolBar fund={fund} />
      {isFull && <HelpText role="status">{t('mining.pool.full')}</HelpText>}
      {!isFull && covered < most && (
        <HelpText role="status">{t('mining.pool.most', { most: moneyText(covered, currency) })}</HelpText>
      )}
      <Button
        variant="outlined"
        component={Link}
        to={`/mining/subscribe?id=${id}`}
        aria-label={t(isFull ? 'mining.lookAt' : 'mining.subscribeTo', { title })}
      >
        {t(isFull ? 'mining.look' : 'mining.subscribe')}
      </Button>
    </Box>
  );
}
