import { DataTable } from 'react-admin';
import { t } from '../../texts/texts.js';
import { FigureText } from '../../ui/FigureText.js';
import { money, price, ratio as ratioText } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { CustomerLink, customerCell } from '../../ui/whose.js';
import { durationText, isRunning, type Option, resultOf, stateOf } from './option.js';

export const Direction = ({ type }: { type: Option['direction'] }) => (
  <Pill
    label={type === 1 ? `▲ ${t('options.up')}` : `▼ ${t('options.down')}`}
    tone={type === 1 ? 'success' : 'error'}
  />
);

/** Price with the symbol's decimals. */
export const priceOf = ({ symbol: symbol }: Option, value: number | null): string =>
  value === null ? '–' : price(value, symbol.pricePrecision);

/** Length; for a running option also the time left. */
const lengthText = (option: Option): string =>
  isRunning(option)
    ? t('options.of', {
        remaining: durationText(Math.ceil(option.remaining / 1000)),
        seconds: durationText(option.seconds),
      })
    : durationText(option.seconds);

/** Wide enough for the next values of the text, so that the column does not move. */
const STEADY = { minWidth: { xs: 76, xl: 112 } };

/** Columns of an option, for its list and for a customer's page. */
export const OptionColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  <DataTable.NumberCol<Option>
    key="id"
    source="id"
    label={t('common.no')}
    options={{ useGrouping: false }}
  />,
  withCustomer && (
    <DataTable.Col<Option>
      key="uid"
      source="uid"
      label={t('common.customer')}
      disableSort
      cellSx={customerCell}
      render={(row) => <CustomerLink isCut id={row.customer_id} row={row} isDemo={row.is_demo} />}
    />
  ),
  <DataTable.Col<Option> key="symbol" source="symbol.showCode" label={t('common.symbol')} disableSort />,
  <DataTable.Col<Option>
    key="type"
    source="direction"
    label={t('options.direction')}
    disableSort
    render={({ direction }) => <Direction type={direction} />}
  />,
  <DataTable.Col<Option>
    key="outcome"
    source="outcome"
    label={t('common.state')}
    disableSort
    render={(option) => <Pill {...stateOf(option)} />}
  />,
  <DataTable.Col<Option>
    align="right"
    key="stake"
    source="stake"
    label={t('options.stake')}
    disableSort
    render={({ stake }) => <FigureText value={stake} write={money} />}
  />,
  <DataTable.Col<Option>
    key="seconds"
    source="seconds"
    label={t('options.duration')}
    disableSort
    sx={STEADY}
    render={lengthText}
  />,
  <DataTable.Col<Option>
    align="right"
    key="ratio"
    source="ratio"
    label={t('options.ratio')}
    disableSort
    render={({ ratio }) => <FigureText value={ratio} write={ratioText} />}
  />,
  <DataTable.Col<Option>
    align="right"
    key="entry"
    source="entryPrice"
    label={t('common.entry')}
    disableSort
    render={(option) => priceOf(option, option.entryPrice)}
  />,
  <DataTable.Col<Option>
    align="right"
    key="exit"
    source="exitPrice"
    label={t('options.exitOrNow')}
    disableSort
    render={(option) => priceOf(option, isRunning(option) ? option.bid_now : option.exitPrice)}
  />,
  <DataTable.Col<Option>
    align="right"
    key="profit"
    source="profit"
    label={t('options.result')}
    disableSort
    sx={{ minWidth: 88 }}
    render={(option) => <FigureText value={resultOf(option)} write={money} toned />}
  />,
  <DataTable.Col<Option> key="created" source="createdAt" label={t('common.bought')}>
    <WhenField source="createdAt" />
  </DataTable.Col>,
  <DataTable.Col<Option> key="completed" source="endedAt" label={t('options.ended')} disableSort>
    <WhenField source="endedAt" />
  </DataTable.Col>,
  <DataTable.Col<Option>
    key="memo"
    source="voidReason"
    label={t('options.whyVoid')}
    disableSort
    render={({ voidReason }) => voidReason || '–'}
  />,
];
