import { Box } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { FigureText } from '../../ui/FigureText.js';
import { money, ratio } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { RecordShow } from '../../ui/RecordShow.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { CustomerLink } from '../../ui/whose.js';
import { Direction, priceOf } from './OptionColumns.js';
import { OptionProof } from './OptionProof.js';
import { durationText, isRunning, type Option, resultOf, stateOf } from './option.js';

const Title = () => {
  const option = useRecordContext<Option>();
  return <>{option ? t('options.option', { id: option.id }) : t('options.option2')}</>;
};

const entriesOf = ({ id }: Option): string =>
  `/ledger-entries?filter=${encodeURIComponent(JSON.stringify({ ref_kind: 'option', ref_id: id }))}`;

const resultName = (option: Option): string =>
  isRunning(option) ? t('options.resultAtThisBid') : t('options.result');

const Body = () => {
  const option = useRecordContext<Option>();
  if (!option) return null;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
        pt: 3,
        alignItems: 'start',
      }}
    >
      <Section
        title={option.symbol.showCode}
        action={<Link to={entriesOf(option)}>{t('options.ledgerEntries')}</Link>}
      >
        <Facts
          rows={[
            [t('common.state'), <Pill key="state" {...stateOf(option)} />],
            [
              t('common.customer'),
              <CustomerLink key="customer" id={option.customer_id} row={option} isDemo={option.is_demo} />,
            ],
            [t('options.direction'), <Direction key="direction" type={option.direction} />],
            [t('options.stake'), money(option.stake)],
            [t('options.duration'), durationText(option.seconds)],
            [t('options.ratio'), ratio(option.ratio)],
            [t('options.ifItWins'), `+${money(option.profitIfWin)}`],
            [t('options.ifItLoses'), money(option.profitIfLoss)],
            [t('common.entry'), priceOf(option, option.entryPrice)],
            isRunning(option)
              ? [t('options.bidNow'), priceOf(option, option.bid_now)]
              : [t('options.exit'), priceOf(option, option.exitPrice)],
            [resultName(option), <FigureText key="result" value={resultOf(option)} write={money} toned />],
            ...(isRunning(option)
              ? ([[t('options.left'), durationText(Math.ceil(option.remaining / 1000))]] as const)
              : []),
            [t('common.bought'), <When key="bought" ms={option.createdAt} />],
            [t('options.ended'), <When key="ended" ms={option.endedAt} />],
            [t('options.whyVoid'), option.voidReason],
          ]}
        />
      </Section>
      <OptionProof option={option} />
    </Box>
  );
};

export const OptionShow = () => (
  <RecordShow title={<Title />} component="div" actions={false} queryOptions={{ refetchInterval: 1000 }}>
    <Body />
  </RecordShow>
);
