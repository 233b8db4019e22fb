import { Box, Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import { DataTable, Link, useListContext } from 'react-admin';
import { t } from '../../../texts/texts.js';
import { BookColumn } from '../../../ui/BookColumn.js';
import { bookFilter, REAL_FIRST } from '../../../ui/book-filter.js';
import { EmptyNote } from '../../../ui/EmptyNote.js';
import { ExposureTabs } from '../../../ui/ExposureTabs.js';
import { FigureText } from '../../../ui/FigureText.js';
import { money } from '../../../ui/figures.js';
import { ListPage } from '../../../ui/ListPage.js';
import { symbolFilter } from '../../../ui/symbol-filter.js';
import { useCurrency, useSettingValue } from '../../../ui/use-currency.js';
import { OptionExposureChart } from './OptionExposureChart.js';
import type { OptionExposure } from './option-exposure.js';

const filters = [bookFilter, symbolFilter];
const MOST = 12;

/** Current cap, also while nothing runs. */
const CapNote = ({ currency }: { currency: string }) => {
  const cap = useSettingValue('micro_exposure_cap');
  if (cap === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {Number(cap) > 0
        ? t('options.capForEachSymbolDirectionAnd', { cap: money(Number(cap)), currency })
        : t('options.noCapIsSetOptionsAre')}
    </Typography>
  );
};

const Chart = () => {
  const { data = [] } = useListContext<OptionExposure>();
  const currency = useCurrency();
  return (
    <>
      <ExposureTabs current="/option-exposure" />
      <Box component="section" aria-label={t('options.exposureAsAChart')} sx={{ p: 4, pb: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Typography variant="h6" component="h2">
            {data.length > MOST
              ? t('options.theCostliest', { most: MOST })
              : t('options.whatEachDirectionWouldCost', { currency })}
          </Typography>
          <Link to="/settings?at=micro_exposure_cap">{t('options.theCapsSetting')}</Link>
        </Box>
        <CapNote currency={currency} />
        <OptionExposureChart rows={data} currency={currency} most={MOST} />
      </Box>
    </>
  );
};

const optionsOf = ({ symbolId, is_demo }: OptionExposure): string =>
  `/options?filter=${encodeURIComponent(JSON.stringify({ status: 1, symbolId, is_demo: String(is_demo) }))}`;

const percent = (value: number): string => `${money(value)}%`;

const FIGURES = [
  { source: 'up_options', label: t('options.ups') },
  { source: 'up_stakes', label: t('options.stakedOnUp'), write: money },
  { source: 'up_cost', label: t('options.upsWouldCost'), write: money },
  { source: 'up_percent', label: t('options.ofTheCap'), write: percent },
  { source: 'down_options', label: t('options.downs') },
  { source: 'down_stakes', label: t('options.stakedOnDown'), write: money },
  { source: 'down_cost', label: t('options.downsWouldCost'), write: money },
  { source: 'down_percent', label: t('options.ofTheCap'), write: percent },
] as const;

/** Possible cost of running options to the broker, per direction: the chart first, the figures below it. */
export const OptionExposureList = () => (
  <ListPage
    title={t('options.exposure')}
    filters={filters}
    filterDefaultValues={REAL_FIRST}
    sort={{ field: 'symbolId', order: 'ASC' }}
    perPage={250}
    refresh={1000}
    above={<Chart />}
  >
    <DataTable<OptionExposure>
      rowClick={(_, __, row) => optionsOf(row as OptionExposure)}
      bulkActionButtons={false}
      empty={<EmptyNote text={t('options.noOptionRuns')} />}
    >
      <DataTable.Col<OptionExposure>
        source="showCode"
        label={t('common.symbol')}
        render={(row) => (
          <Link to={optionsOf(row)} onClick={(event: MouseEvent) => event.stopPropagation()}>
            {row.showCode}
          </Link>
        )}
      />
      <BookColumn<OptionExposure>
        canSort
        source="is_demo"
        label={t('common.accounts')}
        isDemo={({ is_demo }) => is_demo}
      />
      {FIGURES.map(({ source, label, ...rest }) => (
        <DataTable.Col<OptionExposure>
          key={source}
          align="right"
          source={source}
          label={label}
          render={(row) => <FigureText value={row[source]} write={'write' in rest ? rest.write : String} />}
        />
      ))}
    </DataTable>
  </ListPage>
);
