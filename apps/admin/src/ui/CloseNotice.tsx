import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { IconButton } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { t } from '../texts/texts.js';
import { PHONE } from '../theme/fields.js';

/** Button that closes a toast, on phones only: elsewhere Escape and any click next to it do. */
export const CloseNotice = () => (
  <IconButton
    size="small"
    color="inherit"
    aria-label={t('layout.close')}
    onClick={useCloseNotification()}
    sx={{ display: 'none', [PHONE]: { display: 'inline-flex' } }}
  >
    <CloseOutlined fontSize="small" />
  </IconButton>
);
