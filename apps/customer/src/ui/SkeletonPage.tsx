import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from './Card.js';
import { Back, COLUMN, columnOf, Head, MOST } from './Page.js';
import { CardSkeleton, SkeletonList } from './Skeletons.js';
import { Titles } from './shown.js';

const Body = styled(Stack)({
  flex: 1,
  padding: '4px 16px 24px',
  '& > *': { width: '100%', marginInline: 'auto' },
  '&:not([data-wide="true"]) > *': columnOf(COLUMN),
  '&[data-wide="true"] > *': { maxWidth: MOST },
});

/** Takes the remaining height. */
const Rest = styled('div')({ flex: '1 1 240px', minHeight: 0 });
const Pair = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 });

/** Skeleton shape of a page: rows, rows under tabs, money with rows below, or a chart with a ticket. */
export type PageShape = 'list' | 'tabs' | 'money' | 'trade';

const bar = (height: number, width = '100%') => (
  <Skeleton variant="rounded" height={height} sx={{ maxWidth: width }} />
);

/** Skeleton by shape. */
const SHAPES: Readonly<Record<PageShape, ReactNode>> = {
  list: <SkeletonList rows={8} />,
  tabs: (
    <>
      {bar(52, '600px')}
      <CardSkeleton height={84} shape="chart" />
      <SkeletonList rows={6} />
    </>
  ),
  money: (
    <>
      <CardSkeleton height={200} shape="chart" />
      <SkeletonList rows={6} height={60} />
    </>
  ),
  trade: (
    <>
      {bar(36, '60%')}
      <Rest>
        <Skeleton variant="rounded" height="100%" />
      </Rest>
      {bar(52)}
      {bar(52)}
      <Pair>
        {bar(52)}
        {bar(52)}
      </Pair>
    </>
  ),
};

interface SkeletonPageProps {
  path: string;
  shape: PageShape | undefined;
}

/** Shown while a page's code loads: its last known header and a skeleton of its shape. */
export function SkeletonPage({ path, shape }: SkeletonPageProps) {
  const { t } = useTranslation();
  const titles = use(Titles);
  const [last] = useState(() => titles.last(path));
  return (
    <>
      <Head data-wide={last?.wide} aria-hidden>
        {last?.back && (
          <IconButton disabled tabIndex={-1}>
            <Back />
          </IconButton>
        )}
        <h1>{last?.title ?? <Skeleton width="40%" />}</h1>
      </Head>
      <Body role="status" aria-label={t('ui.loading')} data-wide={last?.wide}>
        {shape ? (
          SHAPES[shape]
        ) : (
          <>
            <CardSkeleton height={140} />
            <CardSkeleton height={220} />
          </>
        )}
      </Body>
    </>
  );
}
