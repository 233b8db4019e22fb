import { styled } from '@mui/material/styles';
import { ChangeText } from './ChangeText.js';
import { Figure } from './Figure.js';
import { tone } from './tone.js';

const Pill = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  justifyContent: 'center',
  minWidth: 76,
  padding: '2px 8px',
  borderRadius: 999,
  ...theme.typography.body2,
  fontWeight: 600,
  '[data-variant="watchlist"] &': { minWidth: 64, paddingInline: 4 },
  '&[data-tone="up"]': { color: theme.palette.up.text, background: theme.palette.up.tint },
  '&[data-tone="down"]': { color: theme.palette.down.text, background: theme.palette.down.tint },
  '&[data-tone="flat"]': { color: theme.palette.text.secondary, background: theme.palette.tokens.raised },
  // A selected pill has the colour of a gain.
  '[data-selected="true"] &[data-tone]': { background: theme.palette.background.paper },
}));

/** Change in percent, with colour and sign. */
export function ChangePill({ percent }: { percent: bigint | undefined }) {
  return (
    <Pill data-tone={tone(percent ?? 0n)}>
      <Figure>{percent === undefined ? '–' : <ChangeText percent={percent} />}</Figure>
    </Pill>
  );
}
