import { Alert, Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useProducts } from '../../product.js';
import { get } from '../../providers/http.js';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../../ui/EmptyNote.js';
import { FigureText } from '../../ui/FigureText.js';
import { formatNumber, money, signed } from '../../ui/figures.js';
import { Section } from '../../ui/Section.js';
import { usePermission } from '../../ui/use-permission.js';
import { Changed } from './Changed.js';
import { DayTable } from './DayTable.js';
import { FunnelCard } from './FunnelCard.js';
import { OwedCard } from './OwedCard.js';
import { ProductTable } from './ProductTable.js';
import { QueuesCard } from './QueuesCard.js';
import { ResultChart } from './ResultChart.js';
import { byProduct, type HouseResult, type Line, rangeName, titlesOf, totalOf } from './result.js';
import { SpanBar } from './SpanBar.js';
import { type AskedSpan, queryOf, useAskedSpan } from './use-asked-span.js';

/** Visually hidden, but read by screen readers. */
const HEARD_ONLY = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

/** Cards stacked, each as high as its content. */
const STACK = { display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 };

/** The queues are next to the result: both are visible without scrolling. */
const FIRST_SIGHT = {
  ...STACK,
  alignItems: 'start',
  gridTemplateAreas: { xs: '"heads" "queues" "chart"', lg: '"heads queues" "chart queues"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;
/** The same for operators who may not read the queues. */
const WITHOUT_QUEUES = { ...STACK, gridTemplateAreas: '"heads" "chart"' } as const;

const writeMoney = (value: number): string => signed(value, money);

const Headline = ({ name, lines, result }: { name: string; lines: readonly Line[]; result: HouseResult }) => {
  const [now, before] = [totalOf(lines), totalOf(lines, 'before')];
  return (
    <Card sx={{ p: 4 }}>
      <Typography variant="body2" component="h2" color="textSecondary">
        {name}
      </Typography>
      <Typography variant="h4" component="p" sx={{ my: 1, overflowWrap: 'anywhere' }}>
        <FigureText value={now} write={money} toned /> {result.currency}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {formatRich('dashboard.beforeFromTo', {
          sum: writeMoney(before),
          from: result.before_from,
          to: result.before_to,
        })}{' '}
        <Changed now={now} before={before} write={writeMoney} saysWhy={false} />
      </Typography>
    </Card>
  );
};

const Headlines = ({ asked, result }: { asked: AskedSpan; result: HouseResult }) => {
  const lines = result.lines.filter(({ currency }) => currency === result.currency);
  const of = (meaning: Line['meaning'], is: (line: Line) => boolean = () => true): readonly Line[] =>
    lines.filter((line) => line.meaning === meaning && is(line));
  const book = asked.book === 'real' ? t('dashboard.realAccounts') : t('dashboard.demoAccounts');
  const when = rangeName[asked.range];
  const paid = asked.book === 'real' ? t('dashboard.netPaidIn') : t('dashboard.practiceMoney');
  return (
    <Box
      sx={{
        ...{ gridArea: 'heads', minWidth: 0, display: 'grid', gap: 3 },
        gridTemplateColumns: { xs: '1fr', md: 'repeat(2, 1fr)' },
      }}
    >
      <Headline
        name={`${t('dashboard.houseResult')} · ${when} · ${book}`}
        lines={of('result')}
        result={result}
      />
      <Headline name={`${paid} · ${when} · ${book}`} lines={of('paid')} result={result} />
    </Box>
  );
};

const Figures = ({ asked, result }: { asked: AskedSpan; result: HouseResult }) => {
  const seesExposure = usePermission('exposure', 'list') === true;
  const seesHealth = usePermission('health', 'list') === true;
  const titles = titlesOf(useProducts());
  const [isTable, setIsTable] = useState(false);
  const lines = result.lines.filter(({ currency }) => currency === result.currency);
  const earned = byProduct(lines, 'result', titles);
  const paid = byProduct(lines, 'paid', titles);
  const nothing = <EmptyNote text={t('dashboard.noMoneyMovedInTheseDays')} />;
  const days = <DayTable result={result} products={earned} />;
  return (
    <>
      {result.missing_entries > 0 && (
        <Alert severity="info">
          {t('dashboard.stillBeingSummed', { missing: formatNumber(result.missing_entries) })}
        </Alert>
      )}
      <Box sx={seesHealth ? FIRST_SIGHT : WITHOUT_QUEUES}>
        <Headlines asked={asked} result={result} />
        {seesHealth && (
          // Reaches down to the end of the chart, without a gap below it.
          <Box sx={{ gridArea: 'queues', minWidth: 0, display: 'grid', alignSelf: 'stretch' }}>
            <QueuesCard />
          </Box>
        )}
        <Box sx={{ gridArea: 'chart', minWidth: 0 }}>
          <Section
            title={t('dashboard.houseResultByDayIn', { currency: result.currency })}
            action={
              <Button size="small" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
                {isTable ? t('dashboard.asAChart') : t('dashboard.asATable')}
              </Button>
            }
          >
            {earned.length === 0 && nothing}
            {earned.length > 0 && isTable && days}
            {earned.length > 0 && !isTable && (
              <>
                <Box aria-hidden="true">
                  <ResultChart result={result} products={earned} />
                </Box>
                <Box sx={HEARD_ONLY}>{days}</Box>
              </>
            )}
          </Section>
        </Box>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={STACK}>
          <Section title={t('dashboard.houseResultByProduct')}>
            {earned.length === 0 ? (
              nothing
            ) : (
              <ProductTable name={t('dashboard.houseResultByProduct')} result={result} products={earned} />
            )}
          </Section>
        </Box>
        <Box sx={STACK}>
          <Section title={t('dashboard.paidInAndOut')}>
            {paid.length === 0 ? (
              nothing
            ) : (
              <ProductTable name={t('dashboard.paidInAndOut')} result={result} products={paid} />
            )}
          </Section>
          <OwedCard result={result} seesExposure={seesExposure} />
          <FunnelCard result={result} />
        </Box>
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
        {formatRich('dashboard.daysOfTheZoneFromTheLedger', {
          from: result.from,
          to: result.to,
          zone: result.zone,
        })}
      </Typography>
    </>
  );
};

/** The broker's result and customers' payments, by day and product, over a range; real and demo apart. */
export const HouseResultCards = () => {
  const [asked, ask] = useAskedSpan();
  const query = queryOf(asked);
  const { data, error } = useQuery({
    queryKey: ['house-result', query],
    queryFn: () => get<HouseResult>(`house-result?${query}`),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
  // While another book is loading, the previous book's figures are not shown under its name.
  const result = data?.book === asked.book ? data : undefined;
  return (
    <>
      <SpanBar asked={asked} ask={ask} days={data} />
      {error && (
        <Alert severity="error">
          {formatRich('dashboard.theFiguresCouldNotBeRead', { message: error.message })}
        </Alert>
      )}
      {!result && !error && <Skeleton variant="rounded" height={320} />}
      {result && <Figures asked={asked} result={result} />}
    </>
  );
};
