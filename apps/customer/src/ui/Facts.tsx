import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SHORT, SHORT_SCREEN } from './short-screen.js';
import { NARROW_THREE_COLUMNS } from './wide.js';

/** Next to a chart with little space: every line visible and unwrapped. */
const dense = (theme: Theme) => ({
  '[data-shape="wide"] &': {
    gap: 0,
    '& > div': { minHeight: 20, gap: 8 },
    '& dt, & dd': theme.typography.caption,
    '& dt': { maxWidth: '70%', flex: '0 1 auto' },
    '& dd': { flex: 'none', maxWidth: '60%' },
  },
});

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  [SHORT_SCREEN]: { gap: 2 },
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    minHeight: 24,
  },
  '& dt': { ...theme.typography.body2, flex: 'none', maxWidth: '50%', color: theme.palette.text.secondary },
  '& dd': {
    ...theme.typography.body2,
    margin: 0,
    minWidth: 0,
    fontWeight: 500,
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
  [NARROW_THREE_COLUMNS]: dense(theme),
  [SHORT]: dense(theme),
}));

/** Name/value pairs, one per line. A null value omits its line. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <List>
      {facts
        .filter(([, value]) => value !== null)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
