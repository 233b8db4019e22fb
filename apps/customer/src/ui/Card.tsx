import { styled } from '@mui/material/styles';
import { WIDE } from './wide.js';

/** An area that belongs together. */
export const Card = styled('section')(({ theme }) => ({
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 16,
  padding: 16,
}));

/** Rows under each other in one card. */
export const CardList = styled(Card)(({ theme }) => ({
  padding: 0,
  overflow: 'hidden',
  '& > :not(:last-child)': { borderBlockEnd: `1px solid ${theme.palette.divider}` },
}));

/** Cards under each other. */
export const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 });

/** The same; on a wide page what is marked `data-beside` stands beside all else, of which there are four at most. */
export const Beside = styled(Stack)({
  [WIDE]: {
    '&:has(> [data-beside])': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'start',
      columnGap: 24,
      '& > *': { gridColumn: 1 },
      '& > [data-beside]': { gridColumn: 2, gridRow: '1 / span 4' },
    },
  },
});

/**
 * Two stacks: what sums up and leads on, and what the page is of. On a wide page the first is a narrow column that stays in sight, and the
 * second lays its rows out by the width that is left.
 */
export const Sided = styled(Stack)({
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: '336px minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: 24,
    '& > :first-child': { position: 'sticky', top: 0 },
    '& > :last-child': { containerType: 'inline-size' },
  },
});

/** The same, one after the other: below what is still to come nothing is shown that it would move. */
export const InTurn = styled(Beside)({
  '& > :is([aria-busy="true"], :has(section[aria-busy="true"])) ~ *': { display: 'none' },
});
