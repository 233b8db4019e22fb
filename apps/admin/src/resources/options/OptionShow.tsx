import { Box } from '@mui/material';
import { Link, Show, useRecordContext } from 'react-admin';
import { Facts } from '../../ui/Facts.js';
import { FigureText } from '../../ui/FigureText.js';
import { figure, money } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { Section } from '../../ui/Section.js';
import { When } from '../../ui/WhenField.js';
import { Direction, priceOf } from './OptionColumns.js';
import { OptionProof } from './OptionProof.js';
import { durationText, isRunning, type Option, resultOf, stateOf } from './option.js';

const Title = () => {
  const option = useRecordContext<Option>();
  return <>{option ? `Option ${option.id}` : 'Option'}</>;
};

const entriesOf = ({ id }: Option): string =>
  `/ledger-entries?filter=${encodeURIComponent(JSON.stringify({ ref_kind: 'option', ref_id: id }))}`;

const resultName = (option: Option): string => (isRunning(option) ? 'Result at this bid' : 'Result');

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
      <Section title={option.symbol.showCode} action={<Link to={entriesOf(option)}>Ledger entries</Link>}>
        <Facts
          rows={[
            ['State', <Pill key="state" {...stateOf(option)} />],
            [
              'Customer',
              <Link key="customer" to={`/customers/${option.customer_id}/show`}>
                {option.uid}
                {option.is_demo ? ' (demo)' : ''}
              </Link>,
            ],
            ['Direction', <Direction key="direction" type={option.direction} />],
            ['Stake', money(option.stake)],
            ['Duration', durationText(option.seconds)],
            ['Ratio', figure(option.ratio)],
            ['If it wins', `+${money(option.profitIfWin)}`],
            ['If it loses', money(option.profitIfLoss)],
            ['Entry', priceOf(option, option.entryPrice)],
            isRunning(option)
              ? ['Bid now', priceOf(option, option.bid_now)]
              : ['Exit', priceOf(option, option.exitPrice)],
            [resultName(option), <FigureText key="result" value={resultOf(option)} write={money} toned />],
            ...(isRunning(option)
              ? ([['Left', durationText(Math.ceil(option.remaining / 1000))]] as const)
              : []),
            ['Bought', <When key="bought" ms={option.createdAt} />],
            ['Ended', <When key="ended" ms={option.endedAt} />],
            ['Why void', option.voidReason],
          ]}
        />
      </Section>
      <OptionProof option={option} />
    </Box>
  );
};

export const OptionShow = () => (
  <Show title={<Title />} component="div" actions={false} queryOptions={{ refetchInterval: 1000 }}>
    <Body />
  </Show>
);
