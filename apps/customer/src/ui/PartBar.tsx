import { styled } from '@mui/material/styles';

const Track = styled('div')(({ theme }) => ({
  height: 8,
  overflow: 'hidden',
  borderRadius: 999,
  background: theme.palette.tokens.raised,
  boxShadow: `inset 0 0 0 1px ${theme.palette.divider}`,
  '& > div': { height: '100%', background: theme.palette.accent.text, borderRadius: 'inherit' },
}));

interface PartBarProps {
  part: bigint;
  whole: bigint;
  /** Accessible label with the figures. */
  label: string;
}

/** Bar that shows a part of a whole. */
export function PartBar({ part, whole, label }: PartBarProps) {
  const share = whole > 0n ? Number((part * 1000n) / whole) / 10 : 0;
  return (
    <Track role="img" aria-label={label}>
      <div style={{ width: `${Math.min(100, Math.max(0, share))}%` }} />
    </Track>
  );
}
