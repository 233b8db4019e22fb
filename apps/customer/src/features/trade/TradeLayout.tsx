import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MoreBelow } from '../../ui/MoreBelow.js';
import { SHORT, SHORT_SCREEN, SMALL_PHONE } from '../../ui/short-screen.js';
import type { FrameShape } from '../../ui/useFrameShape.js';
import { NARROW_THREE_COLUMNS } from '../../ui/wide.js';

const Grid = styled('div')(({ theme }) => ({
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  '&[data-shape="side"]': {
    display: 'grid',
    gridTemplate: '"centre ticket" minmax(0, 1fr) / minmax(0, 1fr) clamp(288px, 40%, 340px)',
  },
  '&[data-shape="wide"]': {
    display: 'grid',
    gridTemplate:
      '"list centre ticket" minmax(0, 1fr) "open open ticket" auto / clamp(264px, 24%, 300px) minmax(0, 1fr) clamp(300px, 26%, 360px)',
    [NARROW_THREE_COLUMNS]: { gridTemplateColumns: '184px minmax(0, 1fr) 264px' },
    borderBlockStart: `1px solid ${theme.palette.divider}`,
  },
}));

const List = styled('aside')(({ theme }) => ({
  gridArea: 'list',
  minHeight: 0,
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
}));

/** Takes the height the ticket leaves. It scrolls only where even its minimum does not fit. */
const Centre = styled('div')({
  gridArea: 'centre',
  flex: '1 1 auto',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '0 12px 8px',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  // So that the docked part below shows its last line whole.
  [SHORT_SCREEN]: { [SMALL_PHONE]: { gap: 4, paddingBlockEnd: 4 } },
  '[data-shape="wide"] > &': { padding: 16, gap: 12, [NARROW_THREE_COLUMNS]: { padding: 8 } },
});

/** Below list and chart, so that the ticket keeps its height. */
const Open = styled('div')({ gridArea: 'open', minWidth: 0 });

/** Height of buttons, cost and one input line, px. */
const MIN_TICKET = 176;
/** On a low screen, with lower lines: two input lines, px. */
const MIN_LOW = 178;
/** With a note above them, px. */
const MIN_NOTED = 256;

/** Docked below or next to the chart. It shrinks before the chart does: inputs scroll, buttons stay. */
const Ticket = styled('div')(({ theme }) => ({
  gridArea: 'ticket',
  flex: '0 9999 auto',
  minHeight: MIN_TICKET,
  [SHORT_SCREEN]: { minHeight: MIN_LOW },
  '&:has([data-ticket-note])': { minHeight: MIN_NOTED },
  display: 'flex',
  flexDirection: 'column',
  background: theme.palette.background.paper,
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  '[data-shape="side"] > &, [data-shape="wide"] > &': {
    minHeight: 0,
    borderBlockStart: 0,
    borderInlineStart: `1px solid ${theme.palette.divider}`,
  },
}));

const Entered = styled(MoreBelow)({
  minHeight: 0,
  padding: '8px 12px 0',
  overflowY: 'auto',
  overscrollBehaviorY: 'contain',
  [SHORT_SCREEN]: { [SMALL_PHONE]: { paddingBlock: 4 } },
  '[data-shape="wide"] &': {
    padding: '16px 16px 0',
    [SHORT]: { paddingBlockStart: 8 },
    [NARROW_THREE_COLUMNS]: { padding: '8px 12px 0' },
    '& [role="tablist"]': { [NARROW_THREE_COLUMNS]: { paddingBlock: 0 }, [SHORT]: { paddingBlock: 0 } },
  },
});

const Pressed = styled('div')({
  flex: 'none',
  padding: '0 12px 10px',
  [SHORT_SCREEN]: { [SMALL_PHONE]: { paddingBlock: '0 4px' } },
  // At the bottom of the panel, so that late content above moves no button.
  '[data-shape="wide"] &': {
    padding: 16,
    marginBlockStart: 'auto',
    [SHORT]: { paddingBlock: '4px 12px' },
    [NARROW_THREE_COLUMNS]: { padding: '4px 12px 12px' },
  },
});

interface TradeLayoutProps {
  shape: FrameShape;
  /** Next to the chart of a wide screen. */
  list: ReactNode;
  /** The chart. */
  centre: ReactNode;
  /** Open orders. */
  open: ReactNode;
  /** Inputs; and what stays visible below: cost and buttons. */
  ticket: ReactNode;
  buttons: ReactNode;
}

/** Layout of the trade screen: upright, landscape and wide. */
export function TradeLayout({ shape, list, centre, open, ticket, buttons }: TradeLayoutProps) {
  return (
    <Grid data-shape={shape} data-asked>
      {shape === 'wide' && <List>{list}</List>}
      <Centre>
        {centre}
        {shape !== 'wide' && open}
      </Centre>
      {shape === 'wide' && <Open>{open}</Open>}
      {(ticket || buttons) && (
        <Ticket>
          <Entered>{ticket}</Entered>
          {buttons && <Pressed>{buttons}</Pressed>}
        </Ticket>
      )}
    </Grid>
  );
}
