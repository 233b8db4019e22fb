import { styled } from '@mui/material/styles';
import { ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import type { OfferedFund } from '../../../api/funds.js';
import { Card } from '../../../ui/Card.js';
import { Facts } from '../../../ui/Facts.js';
import { MoneyText } from '../../../ui/MoneyText.js';
import { useFlag } from '../../configuration/configuration.js';
import { HelpText } from '../../wallet/Form.js';
import { FundPicture } from '../FundPicture.js';
import { daysText, moneyText, percentText } from '../fund-words.js';
import { mostNow } from './share-draft.js';
import { Words } from './Words.js';

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginBlockEnd: 12,
  '& h2': { ...theme.typography.h3, margin: 0, overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
}));

/** Terms of a fund. */
export function FundTermsCard({ fund }: { fund: OfferedFund }) {
  const { t } = useTranslation();
  const hidesMost = useFlag('is_mining_hide_max_subscribe');
  const { currency, limit, running } = fund;
  const days = fund.lockDividendDays;
  const most = mostNow(fund);
  return (
    <Card aria-label={t('mining.terms')}>
      <Head>
        <FundPicture address={fund.image} />
        <div>
          <h2>
            <bdi>{fund.title}</bdi>
          </h2>
          <p>
            {percentText(fund.dividendPercentage)} {t('mining.aDay')} · {daysText(days)}
          </p>
        </div>
      </Head>
      {fund.description && <Words>{fund.description}</Words>}
      <Facts
        facts={[
          [
            t('mining.allDays', { days: daysText(days) }),
            percentText(fund.dividendPercentage * BigInt(days)),
          ],
          [t('mining.yearly'), percentText(fund.yearlyRate)],
          [t('mining.least'), <MoneyText key="least" amount={fund.least} currency={currency} />],
          [t('mining.most'), hidesMost ? null : <MoneyText key="most" amount={most} currency={currency} />],
          [t('mining.damages'), percentText(fund.liquidatedDamages)],
          [t('mining.atOnce'), limit === 0 ? null : ltr(`${running} / ${limit}`)],
        ]}
      />
      {most < fund.most && (
        <HelpText sx={{ marginBlockStart: '8px' }}>
          {t('mining.pool.most', { most: moneyText(most, currency) })}
        </HelpText>
      )}
    </Card>
  );
}
