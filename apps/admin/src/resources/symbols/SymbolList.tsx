import { BooleanInput, DataTable, SearchInput, SelectInput } from 'react-admin';
import { FigureText } from '../../ui/FigureText.js';
import { figure, price } from '../../ui/figures.js';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { FeedPill } from './FeedPill.js';
import type { TradedSymbol } from './symbol.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Code or name" />,
  <BooleanInput key="isEnabled" source="isEnabled" label="Switched on" />,
  <SelectInput
    key="Feed"
    source="feed"
    choices={['simulator', 'replay', 'binance'].map((id) => ({ id, name: id }))}
  />,
];

const percent = (value: number): string => `${value.toFixed(2)}%`;

export const SymbolList = () => (
  <ListPage
    title="Symbols"
    filters={filters}
    sort={{ field: 'sort', order: 'ASC' }}
    refresh={2000}
    perPage={100}
    canCreate
  >
    <DataTable<TradedSymbol>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['units', 'maxLots', 'marginMode', 'feedCode', 'sort']}
    >
      <DataTable.Col<TradedSymbol> source="showCode" label="Symbol" />
      <DataTable.Col<TradedSymbol> source="name" />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="bid"
        render={({ bid, pricePrecision }) => (bid === null ? '–' : price(bid, pricePrecision))}
      />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="ask"
        render={({ ask, pricePrecision }) => (ask === null ? '–' : price(ask, pricePrecision))}
      />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="change"
        label="Day"
        render={({ change }) => <FigureText value={change} write={percent} toned />}
      />
      <DataTable.Col<TradedSymbol> source="tickAt" label="Last tick">
        <WhenField source="tickAt" />
      </DataTable.Col>
      <DataTable.Col<TradedSymbol>
        source="feedState"
        label="Feed"
        render={(symbol) => <FeedPill symbol={symbol} />}
      />
      <DataTable.Col<TradedSymbol>
        source="marketStatus"
        label="Market"
        render={({ marketStatus, isPaused }) => (
          <Pill
            label={isPaused ? 'Paused' : marketStatus === 1 ? 'Open' : 'Closed'}
            tone={isPaused ? 'warning' : marketStatus === 1 ? 'success' : 'default'}
          />
        )}
      />
      <DataTable.Col<TradedSymbol>
        source="isEnabled"
        label="Offered"
        render={({ isEnabled }) => (
          <Pill label={isEnabled ? 'On' : 'Off'} tone={isEnabled ? 'success' : 'default'} />
        )}
      />
      <DataTable.Col<TradedSymbol>
        source="multiples"
        label="Leverage"
        disableSort
        render={({ multiples }) => multiples.map(({ value }) => `${figure(value)}×`).join(' ')}
      />
      <DataTable.Col<TradedSymbol> align="right" source="spread" render={({ spread }) => figure(spread)} />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="feeRate"
        label="Fee rate"
        render={({ feeRate }) => figure(feeRate)}
      />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="minLots"
        label="Least lots"
        render={({ minLots }) => figure(minLots)}
      />
      <DataTable.NumberCol<TradedSymbol> source="maxLots" label="Most lots" />
      <DataTable.NumberCol<TradedSymbol> source="units" label="Units a lot" />
      <DataTable.NumberCol<TradedSymbol> source="marginMode" label="Margin mode" />
      <DataTable.Col<TradedSymbol> source="feedCode" label="Feed code" />
      <DataTable.NumberCol<TradedSymbol> source="sort" />
    </DataTable>
  </ListPage>
);
