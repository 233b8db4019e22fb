import { Box } from '@mui/material';
import { t } from '../../texts/texts.js';
import { change } from './result.js';

const percent = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** Maximum percentage shown. Beyond it the difference itself is written. */
const MOST = 999;

interface Props {
  readonly now: number;
  readonly before: number;
  /** Formats the signed difference of the figures. */
  readonly write: (difference: number) => string;
  /** Whether the reason for a missing percentage is also shown, as in a table. */
  readonly saysWhy?: boolean;
}

/** Change against the days before, with sign and arrow. */
export const Changed = ({ now, before, write, saysWhy = true }: Props) => {
  const by = change(now, before);
  if (!saysWhy && by === null) return null;
  if (by === null) return <>{now === 0 ? '–' : t('dashboard.nothingBefore')}</>;
  const arrow = by > 0 ? '▲' : by < 0 ? '▼' : '';
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <span aria-hidden="true">{arrow}</span>{' '}
      {Math.abs(by) > MOST ? write(now - before) : `${percent.format(by)} %`}
    </Box>
  );
};
