import { Box } from '@mui/material';
import { t } from '../../texts/texts.js';
import { change } from './result.js';

const percent = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});

/** Beyond this a percentage tells nothing: the difference itself is written. */
const MOST = 999;

interface Props {
  readonly now: number;
  readonly before: number;
  /** How a difference of the figures is written, with its sign. */
  readonly write: (difference: number) => string;
  /** Whether it is also said what stands in the place of a percentage, as in a table. */
  readonly saysWhy?: boolean;
}

/** Higher or lower than the days before, by its sign and an arrow. */
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
