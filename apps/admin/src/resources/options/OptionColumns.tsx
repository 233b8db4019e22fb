import type { MouseEvent } from 'react';
import { DataTable, Link } from 'react-admin';
import { FigureText } from '../../ui/FigureText.js';
import { figure, money, price } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { durationText, isRunning, type Option, resultOf, stateOf } from './option.js';

export const Direction = ({ type }: { type: Option['direction'] }) => (
  <Pill label={type === 1 ? '▲ Up' : '▼ Down'} tone={type === 1 ? 'success' : 'error'} />
);

/** At the symbol's decimals. */
export const priceOf = ({ symbol: symbol }: Option, value: number | null): string =>
  value === null ? '–' : price(value, symbol.pricePrecision);

/** Of a running one, what is left of it too. */
const lengthText = (option: Option): string =>
  isRunning(option)
    ? `${durationText(Math.ceil(option.remaining / 1000))} of ${durationText(option.seconds)}`
    : durationText(option.seconds);

/** Wide enough for what the text may become in the next second. */
const STEADY = { minWidth: 112 };

/** Columns of an option, for its list and for a customer's page. */
export const OptionColumns = ({ withCustomer }: { withCustomer: boolean }) => [
  <DataTable.NumberCol<Option> key="id" source="id" label="No." options={{ useGrouping: false }} />,
  withCustomer && (
    <DataTable.Col<Option>
      key="uid"
      source="uid"
      label="Customer"
      disableSort
      render={({ customer_id: id, uid, is_demo: isDemo }) => (
        <Link to={`/customers/${id}/show`} onClick={(event: MouseEvent) => event.stopPropagation()}>
          {uid}
          {isDemo ? ' (demo)' : ''}
        </Link>
      )}
    />
  ),
  <DataTable.Col<Option> key="symbol" source="symbol.showCode" label="Symbol" disableSort />,
  <DataTable.Col<Option>
    key="type"
    source="direction"
    label="Direction"
    disableSort
    render={({ direction }) => <Direction type={direction} />}
  />,
  <DataTable.Col<Option>
    key="outcome"
    source="outcome"
    label="State"
    disableSort
    render={(option) => <Pill {...stateOf(option)} />}
  />,
  <DataTable.Col<Option>
    align="right"
    key="stake"
    source="stake"
    label="Stake"
    disableSort
    render={({ stake: stake }) => money(stake)}
  />,
  <DataTable.Col<Option>
    key="seconds"
    source="seconds"
    label="Duration"
    disableSort
    sx={STEADY}
    render={lengthText}
  />,
  <DataTable.Col<Option>
    align="right"
    key="ratio"
    source="ratio"
    label="Ratio"
    disableSort
    render={({ ratio }) => figure(ratio)}
  />,
  <DataTable.Col<Option>
    align="right"
    key="entry"
    source="entryPrice"
    label="Entry"
    disableSort
    render={(option) => priceOf(option, option.entryPrice)}
  />,
  <DataTable.Col<Option>
    align="right"
    key="exit"
    source="exitPrice"
    label="Exit, or now"
    disableSort
    render={(option) => priceOf(option, isRunning(option) ? option.bid_now : option.exitPrice)}
  />,
  <DataTable.Col<Option>
    align="right"
    key="profit"
    source="profit"
    label="Result"
    disableSort
    sx={{ minWidth: 88 }}
    render={(option) => <FigureText value={resultOf(option)} write={money} toned />}
  />,
  <DataTable.Col<Option> key="created" source="createdAt" label="Bought">
    <WhenField source="createdAt" />
  </DataTable.Col>,
  <DataTable.Col<Option> key="completed" source="endedAt" label="Ended" disableSort>
    <WhenField source="endedAt" />
  </DataTable.Col>,
  <DataTable.Col<Option>
    key="memo"
    source="voidReason"
    label="Why void"
    disableSort
    render={({ voidReason }) => voidReason || '–'}
  />,
];
