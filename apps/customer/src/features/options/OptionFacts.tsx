import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { formatDuration } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { useQuote } from '../../api/live/quotes.js';
import { CopyField } from '../../ui/CopyField.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { PriceText } from '../../ui/PriceText.js';
import { ExactTime } from '../../ui/TimeText.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { OptionDirectionBadge } from './DirectionBadge.js';
import { OptionEnds } from './OptionEnds.js';
import { OUTCOME_KEYS, RESULT_KEYS, stateKey } from './option-words.js';
import { percentOf } from './percent.js';
import { ifEndedNow, type PushedOption } from './running-option.js';

const Head = styled('div')(({ theme }) => ({
  marginBlockEnd: 16,
  '& p': { margin: 0 },
  '& p:first-of-type': { display: 'flex', gap: 8, alignItems: 'baseline', ...theme.typography.h1 },
  '& p + p': { ...theme.typography.body2, color: theme.palette.text.secondary },
}));

/** All fields of an option. */
export function OptionFacts({ option }: { option: PushedOption }) {
  const { t } = useTranslation();
  const { currency, timezone } = useConfig();
  const money = (given: Money, signed = false) => (
    <MoneyText amount={given} signed={signed} currency={currency} />
  );
  const time = (given: number | null) => (given === null ? null : <ExactTime at={given} zone={timezone} />);
  const runs = option.status === 'running';
  return (
    <>
      <Head>{runs ? <Now option={option} /> : <Result option={option} />}</Head>
      <OptionEnds option={option} />
      <Box sx={{ height: 16 }} />
      <Facts
        facts={[
          [t('options.number'), <CopyField key="n" text={String(option.id)} label={t('options.number')} />],
          [t('orders.status'), t(stateKey(option))],
          [t('orders.side'), <OptionDirectionBadge key="d" option={option} />],
          [t('options.stake'), money(option.stake)],
          [
            t('options.duration'),
            <bdi key="s">{formatDuration(option.seconds, currentLanguage().tag, 'long')}</bdi>,
          ],
          [t('options.ratio'), <Figure key="r">{percentOf(option.ratio)}</Figure>],
          [t('options.ifWin'), runs ? money(option.profitIfWin, true) : null],
          [t('options.ifLoss'), runs ? money(option.profitIfLoss, true) : null],
          [t('options.boughtAt'), time(option.boughtAt)],
          [t('options.endsAt'), runs ? time(option.expiresAt) : null],
          [t('options.endedAt'), time(option.endedAt)],
        ]}
      />
    </>
  );
}

function Now({ option }: { option: PushedOption }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const quote = useQuote(option.symbol.code);
  const ended = ifEndedNow(option, quote?.bid);
  if (!ended) return <p>{t('options.waiting')}</p>;
  return (
    <>
      <p>
        <MoneyText amount={ended.profit} signed currency={currency} />
      </p>
      <p>
        {t('options.now')}: {t(OUTCOME_KEYS[ended.outcome])} ·{' '}
        <PriceText price={quote?.bid} precision={option.symbol.pricePrecision} />
      </p>
    </>
  );
}

function Result({ option }: { option: PushedOption }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  return (
    <>
      <p>
        {t(stateKey(option))}
        <MoneyText amount={option.profit} signed currency={currency} />
      </p>
      {option.outcome !== null && <p>{option.reason || t(RESULT_KEYS[option.outcome])}</p>}
    </>
  );
}
