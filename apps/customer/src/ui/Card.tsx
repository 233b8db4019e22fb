import { styled } from '@mui/material/styles';
import { WIDE } from './wide.js';

/** Surface that groups related content. */
export const Card = styled('section')(({ theme }) => ({
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 16,
  padding: 16,
}));

/** Rows stacked in one card. */
export const CardList = styled(Card)(({ theme }) => ({
  padding: 0,
  overflow: 'hidden',
  '& > :not(:last-child)': { borderBlockEnd: `1px solid ${theme.palette.divider}` },
}));

/** Stacked cards. */
export const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 });

/**
 * Stack with a side column on wide pages: `data-beside` children go next to all others, of which there are at most
 * four.
 */
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
 * Two stacks: summary and navigation, and the page's content. On a wide page the first is a narrow sticky column, and
 * the second lays out its rows in the remaining width.
 */
export const SidebarLayout = styled(Stack)({
  [WIDE]: {
    display: 'grid',
    gridTemplateColumns: '336px minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: 24,
    '& > :first-child': { position: 'sticky', top: 0 },
    '& > :last-child': { containerType: 'inline-size' },
  },
});

/** `Beside` that shows its children one after the other: nothing is shown below pending content that would move it. */
export const InTurn = styled(Beside)({
  '& > :is([aria-busy="true"], :has(section[aria-busy="true"])) ~ *': { display: 'none' },
});
