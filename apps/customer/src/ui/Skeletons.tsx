import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Card, CardList } from './Card.js';
import { HEIGHT, RADIUS } from './theme/tokens.js';

/** Where a card will stand; `named` where nothing around it says that something loads. */
export function CardSkeleton({ height, named }: { height: number; named?: boolean }) {
  const { t } = useTranslation();
  return (
    <Skeleton
      variant="rounded"
      height={height}
      sx={{ borderRadius: `${RADIUS.card}px` }}
      {...(named && { 'aria-busy': true, 'aria-label': t('ui.loading') })}
    />
  );
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  padding: '8px 16px',
  boxSizing: 'border-box',
  '& > :first-of-type': { flex: 1 },
});

/** What a list looks like before it is there. */
export function SkeletonList({ rows = 5, height = HEIGHT.row }: { rows?: number; height?: number }) {
  const { t } = useTranslation();
  return (
    <CardList aria-busy aria-label={t('ui.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Row key={row} style={{ minHeight: height }}>
          <div>
            <Skeleton variant="text" width="45%" height={24} />
            <Skeleton variant="text" width="65%" height={20} />
          </div>
          <Skeleton variant="text" width={72} height={24} />
        </Row>
      ))}
    </CardList>
  );
}

const Fields = styled(Card)({ display: 'grid', gap: 8 });

/** What a form looks like before it is there: labels, fields, and what sends them. */
export function SkeletonForm({ fields = 3 }: { fields?: number }) {
  const { t } = useTranslation();
  return (
    <Fields aria-busy aria-label={t('ui.loading')}>
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
