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
  <BooleanInput key="IsEnabled" source="IsEnabled" label="Switched on" />,
  <SelectInput
    key="Feed"
    source="Feed"
    choices={['simulator', 'replay', 'binance'].map((id) => ({ id, name: id }))}
  />,
];

const percent = (value: number): string => `${value.toFixed(2)}%`;

export const SymbolList = () => (
  <ListPage
    title="Symbols"
    filters={filters}
    sort={{ field: 'Sort', order: 'ASC' }}
    refresh={2000}
    perPage={100}
    canCreate
  >
    <DataTable<TradedSymbol>
      rowClick="show"
      bulkActionButtons={false}
      hiddenColumns={['ForexContNum', 'ForexMaxCont', 'MarginMode', 'FeedCode', 'Sort']}
    >
      <DataTable.Col<TradedSymbol> source="ShowCode" label="Symbol" />
      <DataTable.Col<TradedSymbol> source="Name" />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="Bid"
        render={({ Bid, PricePrecision }) => (Bid === null ? '–' : price(Bid, PricePrecision))}
      />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="Ask"
        render={({ Ask, PricePrecision }) => (Ask === null ? '–' : price(Ask, PricePrecision))}
      />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="Change"
        label="Day"
        render={({ Change }) => <FigureText value={Change} write={percent} toned />}
      />
      <DataTable.Col<TradedSymbol> source="TimeMs" label="Last tick">
        <WhenField source="TimeMs" />
      </DataTable.Col>
      <DataTable.Col<TradedSymbol>
        source="FeedState"
        label="Feed"
        render={(symbol) => <FeedPill symbol={symbol} />}
      />
      <DataTable.Col<TradedSymbol>
        source="MarketStatus"
        label="Market"
        render={({ MarketStatus, IsPaused }) => (
          <Pill
            label={IsPaused ? 'Paused' : MarketStatus === 1 ? 'Open' : 'Closed'}
            tone={IsPaused ? 'warning' : MarketStatus === 1 ? 'success' : 'default'}
          />
        )}
      />
      <DataTable.Col<TradedSymbol>
        source="IsEnabled"
        label="Offered"
        render={({ IsEnabled }) => (
          <Pill label={IsEnabled ? 'On' : 'Off'} tone={IsEnabled ? 'success' : 'default'} />
        )}
      />
      <DataTable.Col<TradedSymbol>
        source="HasForexMultiple"
        label="Leverage"
        disableSort
        render={({ HasForexMultiple }) => HasForexMultiple.map(({ Value }) => `${figure(Value)}×`).join(' ')}
      />
      <DataTable.Col<TradedSymbol> align="right" source="Spread" render={({ Spread }) => figure(Spread)} />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="ForexFeeRate"
        label="Fee rate"
        render={({ ForexFeeRate }) => figure(ForexFeeRate)}
      />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="ForexMinCont"
        label="Least lots"
        render={({ ForexMinCont }) => figure(ForexMinCont)}
      />
      <DataTable.NumberCol<TradedSymbol> source="ForexMaxCont" label="Most lots" />
      <DataTable.NumberCol<TradedSymbol> source="ForexContNum" label="Units a lot" />
      <DataTable.NumberCol<TradedSymbol> source="MarginMode" label="Margin mode" />
      <DataTable.Col<TradedSymbol> source="FeedCode" label="Feed code" />
      <DataTable.NumberCol<TradedSymbol> source="Sort" />
    </DataTable>
  </ListPage>
);
