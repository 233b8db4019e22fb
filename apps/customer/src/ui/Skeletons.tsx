import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Card, CardList } from './Card.js';
import { HEIGHT } from './theme/tokens.js';

/** Overflowing lines are hidden as a whole. */
const Place = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  overflow: 'hidden',
  boxSizing: 'border-box',
  '& > div': { flex: 'none', display: 'flex', alignItems: 'center', gap: 12, height: 44 },
  '& > div > div': { flex: 1 },
});
/** Height of a line with its gap, and of the padding around them, px. */
const LINE = 56;
const AROUND = 20;

interface CardSkeletonProps {
  height: number;
  /** Announces loading itself, because nothing around it does. */
  named?: boolean;
  /** Shape of the content: lines with an icon, or a name above a chart. */
  shape?: 'lines' | 'chart';
}

/** Skeleton of a card. */
export function CardSkeleton({ height, named, shape = 'lines' }: CardSkeletonProps) {
  const { t } = useTranslation();
  return (
    <Place as="div" style={{ height }} {...(named && { 'aria-busy': true, 'aria-label': t('ui.loading') })}>
      {shape === 'chart' ? (
        <>
          <Skeleton variant="text" width="60%" height={24} sx={{ flex: 'none' }} />
          <Skeleton variant="rounded" sx={{ flex: 1, height: 'auto' }} />
        </>
      ) : (
        Array.from({ length: Math.max(1, Math.floor((height - AROUND) / LINE)) }, (_, line) => (
          <div key={line}>
            <Skeleton variant="circular" width={36} height={36} />
            <TwoLines />
          </div>
        ))
      )}
    </Place>
  );
}

const TwoLines = () => (
  <div>
    <Skeleton variant="text" width="45%" height={24} />
    <Skeleton variant="text" width="65%" height={20} />
  </div>
);

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '8px 16px',
  boxSizing: 'border-box',
  '& > :first-child': { flex: 1 },
});

/** Skeleton of a list. */
export function SkeletonList({ rows = 5, height = HEIGHT.row }: { rows?: number; height?: number }) {
  const { t } = useTranslation();
  return (
    <CardList aria-busy aria-label={t('ui.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} style={{ minHeight: height }}>
          <TwoLines />
          <Skeleton variant="text" width={72} height={24} />
        </Row>
      ))}
    </CardList>
  );
}

const Fields = styled(Card)({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  gap: 8,
});

interface SkeletonFormProps {
  fields?: number;
  /** Height of the form, if more than its fields, px. */
  height?: number;
}

/** Skeleton of a form: labels, fields and submit button. */
export function SkeletonForm({ fields = 3, height }: SkeletonFormProps) {
  const { t } = useTranslation();
  return (
    <Fields aria-busy aria-label={t('ui.loading')} style={{ minHeight: height }}>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field}>
          <Skeleton variant="text" width="30%" height={20} />
          <Skeleton variant="rounded" height={HEIGHT.field} />
        </div>
      ))}
      <Skeleton variant="rounded" height={HEIGHT.button} sx={{ mt: 4 }} />
    </Fields>
  );
}
