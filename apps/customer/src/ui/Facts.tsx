import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LOW } from './low.js';
import { CROWDED } from './wide.js';

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gap: 8,
  [LOW]: { gap: 2 },
  [CROWDED]: { '[data-shape="wide"] &': { gap: 2 } },
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
    fontWeight: 500,
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
}));

/** Pairs of a name and a value, one a line; a value of null leaves its line out. */
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
