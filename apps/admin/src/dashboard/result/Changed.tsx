import { Box } from '@mui/material';
import { change } from './result.js';

const percent = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** Beyond this a percentage says nothing that the two figures do not. */
const MOST = 999;

interface Props {
  readonly now: number;
  readonly before: number;
  /** What stands where a percentage would say nothing: in a table a dash. */
  readonly none?: string;
}

/** Higher or lower than the days before, by its sign and an arrow. */
export const Changed = ({ now, before, none = '–' }: Props) => {
  const by = change(now, before);
  if (by === null || Math.abs(by) > MOST) return <>{none}</>;
  const arrow = by > 0 ? '▲' : by < 0 ? '▼' : '';
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <span aria-hidden="true">{arrow}</span> {percent.format(by)} %
    </Box>
  );
};
