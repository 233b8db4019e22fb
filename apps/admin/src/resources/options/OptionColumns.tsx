import type { MouseEvent } from 'react';
import { DataTable, Link } from 'react-admin';
import { FigureText } from '../../ui/FigureText.js';
import { figure, money, price } from '../../ui/figures.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { durationText, isRunning, type Option, resultOf, stateOf } from './option.js';

export const Direction = ({ type }: { type: Option['Type'] }) => (
  <Pill label={type === 1 ? '▲ Up' : '▼ Down'} tone={type === 1 ? 'success' : 'error'} />
);

/** At the symbol's decimals. */
export const priceOf = ({ ForexTradeList: symbol }: Option, value: number | null): string =>
  value === null ? '–' : price(value, symbol.PricePrecision);

/** Of a running one, what is left of it too. */
const lengthText = (option: Option): string =>
  isRunning(option)
    ? `${durationText(Math.ceil(option.RemainMilliSeconds / 1000))} of ${durationText(option.Seconds)}`
    : durationText(option.Seconds);

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
  <DataTable.Col<Option> key="symbol" source="ForexTradeList.ShowCode" label="Symbol" disableSort />,
  <DataTable.Col<Option>
    key="type"
    source="Type"
    label="Direction"
    disableSort
    render={({ Type }) => <Direction type={Type} />}
  />,
  <DataTable.Col<Option>
    key="outcome"
    source="Outcome"
    label="State"
    disableSort
    render={(option) => <Pill {...stateOf(option)} />}
  />,
  <DataTable.Col<Option>
    align="right"
    key="stake"
    source="Number"
    label="Stake"
    disableSort
    render={({ Number: stake }) => money(stake)}
  />,
  <DataTable.Col<Option>
    key="seconds"
    source="Seconds"
    label="Duration"
    disableSort
    sx={STEADY}
    render={lengthText}
  />,
  <DataTable.Col<Option>
    align="right"
    key="ratio"
    source="ProfitRatio"
    label="Ratio"
    disableSort
    render={({ ProfitRatio }) => figure(ProfitRatio)}
  />,
  <DataTable.Col<Option>
    align="right"
    key="entry"
    source="EntryPrice"
    label="Entry"
    disableSort
    render={(option) => priceOf(option, option.EntryPrice)}
  />,
  <DataTable.Col<Option>
    align="right"
    key="exit"
    source="ExitPrice"
    label="Exit, or now"
    disableSort
    render={(option) => priceOf(option, isRunning(option) ? option.bid_now : option.ExitPrice)}
  />,
  <DataTable.Col<Option>
    align="right"
    key="profit"
    source="FactProfits"
    label="Result"
    disableSort
    sx={{ minWidth: 88 }}
    render={(option) => <FigureText value={resultOf(option)} write={money} toned />}
  />,
  <DataTable.Col<Option> key="created" source="CreatedAtMs" label="Bought">
    <WhenField source="CreatedAtMs" />
  </DataTable.Col>,
  <DataTable.Col<Option> key="completed" source="CompleteAtMs" label="Ended" disableSort>
    <WhenField source="CompleteAtMs" />
  </DataTable.Col>,
  <DataTable.Col<Option>
    key="memo"
    source="Memo"
    label="Why void"
    disableSort
    render={({ Memo }) => Memo || '–'}
  />,
];
