import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 12,
  '& li': { display: 'grid', gridTemplateColumns: '28px 1fr', gap: 12, alignItems: 'start' },
  '& li > span': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    borderRadius: 999,
    ...theme.typography.caption,
    fontWeight: 700,
    color: theme.palette.accent.text,
    background: theme.palette.accent.tint,
  },
  '& strong': { display: 'block', ...theme.typography.body1, fontWeight: 600 },
  '& p': { margin: 0, ...theme.typography.body2, color: theme.palette.text.secondary },
}));

const REASONS = ['ticks', 'sum', 'nobody'] as const;

/** For visitors: three lines on why the platform can be verified. */
export function Reasons() {
  const { t } = useTranslation();
  return (
    <Card aria-label={t('visitor.label')}>
      <List>
        {REASONS.map((reason, index) => (
          <li key={reason}>
            <span aria-hidden>{index + 1}</span>
            <div>
              <strong>{t(`visitor.${reason}`)}</strong>
              <p>{t(`visitor.${reason}Text`)}</p>
            </div>
          </li>
        ))}
      </List>
    </Card>
  );
}
