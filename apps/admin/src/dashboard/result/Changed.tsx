import { Box } from '@mui/material';
import { t } from '../../texts/texts.js';
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
  /** Whether it is also said why there is no percentage, as in a table. */
  readonly saysWhy?: boolean;
}

/** Higher or lower than the days before, by its sign and an arrow. */
export const Changed = ({ now, before, saysWhy = true }: Props) => {
  const by = change(now, before);
  if (!saysWhy && by === null) return null;
  if (by === null) return <>{now === 0 ? '–' : t('dashboard.nothingBefore')}</>;
  const arrow = by > 0 ? '▲' : by < 0 ? '▼' : '';
  const much = Math.abs(by) > MOST ? t('dashboard.over', { most: MOST }) : percent.format(by);
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      <span aria-hidden="true">{arrow}</span> {much} %
    </Box>
  );
};
