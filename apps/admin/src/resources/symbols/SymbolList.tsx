import { Box } from '@mui/material';
import { BooleanInput, DataTable, SearchInput, SelectInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { FIRST_ON_PHONE, LAST_ON_PHONE, namedOnPhone, ON_PHONE } from '../../theme/on-phone.js';
import { SwitchSelected } from '../../ui/bulk/SwitchMarked.js';
import { EmptyRows } from '../../ui/EmptyRows.js';
import { ExportSelected } from '../../ui/ExportButton.js';
import { FigureText } from '../../ui/FigureText.js';
import { formatNumber, lots, price } from '../../ui/figures.js';
import { ListPage } from '../../ui/ListPage.js';
import { Pill } from '../../ui/Pill.js';
import { WhenField } from '../../ui/WhenField.js';
import { FeedPill } from './FeedPill.js';
import { FeeRate } from './FeeRate.js';
import { ImportSymbols } from './ImportSymbols.js';
import type { TradedSymbol } from './symbol.js';

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('symbols.codeOrName')} />,
  <BooleanInput key="isEnabled" source="isEnabled" label={t('symbols.switchedOn')} />,
  <SelectInput
    key="Feed"
    source="feed"
    label={t('symbols.feed')}
    choices={['simulator', 'replay', 'binance'].map((id) => ({ id, name: id }))}
  />,
];

const percent = (value: number): string => `${value.toFixed(2)}%`;

/** Smallest and largest leverage: the symbol's page lists all of them. */
const leveragesText = (values: readonly number[]): string =>
  [...new Set([Math.min(...values), Math.max(...values)])]
    .map((value) => `${formatNumber(value)}×`)
    .join(' – ');

/** The part of a long name that is cut off is in the tooltip. */
const Name = ({ name }: { name: string }) => (
  <Box title={name} sx={{ maxWidth: 166, overflow: 'hidden', textOverflow: 'ellipsis' }}>
    {name}
  </Box>
);

/** All columns fit side by side from 1440 px on. */
const dense = { '@media (min-width: 1400px)': { '& .MuiTableCell-sizeSmall': { px: 2.5 } } } as const;

export const SymbolList = () => (
  <ListPage
    isStacked
    title={t('symbols.symbols')}
    filters={filters}
    sort={{ field: 'sort', order: 'ASC' }}
    refresh={2000}
    perPage={100}
    canCreate
    actions={<ImportSymbols />}
  >
    <DataTable<TradedSymbol>
      empty={<EmptyRows text={t('symbols.noneFits')} />}
      rowClick="show"
      sx={dense}
      bulkActionButtons={
        <>
          <SwitchSelected />
          <ExportSelected />
        </>
      }
      hiddenColumns={['tickAt', 'minLots', 'units', 'maxLots', 'marginMode', 'feedCode', 'sort']}
    >
      <DataTable.Col<TradedSymbol> source="showCode" label={t('common.symbol')} className={FIRST_ON_PHONE} />
      <DataTable.Col<TradedSymbol> source="name" label={t('common.name')} render={Name} />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="bid"
        label={t('symbols.bid')}
        className={ON_PHONE}
        cellSx={namedOnPhone(t('symbols.bid'))}
        render={({ bid, pricePrecision }) => (bid === null ? '–' : price(bid, pricePrecision))}
      />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="ask"
        label={t('common.ask')}
        className={ON_PHONE}
        cellSx={namedOnPhone(t('common.ask'))}
        render={({ ask, pricePrecision }) => (ask === null ? '–' : price(ask, pricePrecision))}
      />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="change"
        label={t('common.day')}
        className={LAST_ON_PHONE}
        render={({ change }) => <FigureText value={change} write={percent} toned />}
      />
      <DataTable.Col<TradedSymbol> source="tickAt" label={t('symbols.lastTick')}>
        <WhenField source="tickAt" />
      </DataTable.Col>
      <DataTable.Col<TradedSymbol>
        source="feedState"
        label={t('symbols.feed')}
        className={ON_PHONE}
        render={(symbol) => <FeedPill symbol={symbol} />}
      />
      <DataTable.Col<TradedSymbol>
        source="marketStatus"
        label={t('symbols.market')}
        className={ON_PHONE}
        cellSx={namedOnPhone(t('symbols.market'))}
        render={({ marketStatus, isPaused }) => (
          <Pill
            label={
              isPaused ? t('symbols.paused') : marketStatus === 1 ? t('symbols.open') : t('symbols.closed')
            }
            tone={isPaused ? 'warning' : marketStatus === 1 ? 'success' : 'default'}
          />
        )}
      />
      <DataTable.Col<TradedSymbol>
        source="isEnabled"
        label={t('common.offered')}
        className={LAST_ON_PHONE}
        render={({ isEnabled }) => (
          <Pill
            label={isEnabled ? t('symbols.on') : t('symbols.off')}
            tone={isEnabled ? 'success' : 'default'}
          />
        )}
      />
      <DataTable.Col<TradedSymbol>
        source="multiples"
        label={t('symbols.leverage')}
        disableSort
        render={({ multiples }) => leveragesText(multiples.map(({ value }) => value))}
      />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="spread"
        label={t('symbols.spread')}
        render={({ spread }) => formatNumber(spread)}
      />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="feeRate"
        label={t('symbols.feeRate')}
        render={({ feeRate }) => <FeeRate rate={feeRate} />}
      />
      <DataTable.Col<TradedSymbol>
        align="right"
        source="minLots"
        label={t('symbols.leastLots')}
        render={({ minLots }) => lots(minLots)}
      />
      <DataTable.NumberCol<TradedSymbol> source="maxLots" label={t('symbols.mostLots')} />
      <DataTable.NumberCol<TradedSymbol> source="units" label={t('symbols.unitsALot')} />
      <DataTable.NumberCol<TradedSymbol> source="marginMode" label={t('symbols.marginMode')} />
      <DataTable.Col<TradedSymbol> source="feedCode" label={t('symbols.feedCode')} />
      <DataTable.NumberCol<TradedSymbol> source="sort" label={t('symbols.sort')} />
    </DataTable>
  </ListPage>
);
