import { Chip, Tooltip } from '@mui/material';
import { t } from '../texts/texts.js';

/** The key by which programs ask for something, for whoever points at it: people know it by its name. */
export const KeyChip = ({ value }: { value: string }) => (
  <Tooltip title={<code>{value}</code>} describeChild>
    <Chip size="small" variant="outlined" label={t('ui.key')} tabIndex={0} />
  </Tooltip>
);
