import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  InputAdornment,
  TextField,
  Tooltip,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { When } from '../../ui/WhenField.js';

interface Props {
  readonly email: string;
  /** Link as the server returns it: without a host if the server does not know its address. */
  readonly link: string;
  readonly until: number;
  readonly onClose: () => void;
}

/** Invitation link that could not be mailed: shown once, to be passed on by other means. */
export const InvitationLink = ({ email, link, until, onClose }: Props) => {
  const titleId = useId();
  const notify = useNotify();
  const address = new URL(link, window.location.origin).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      notify(t('operators.theLinkWasCopied'), { type: 'success' });
    } catch {
      notify(t('operators.markItAndCopyIt'), { type: 'warning' });
    }
  };
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{t('operators.invitationOf', { email })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Alert severity="warning" variant="outlined">
          {t('operators.thisLinkIsShownOnce')}
        </Alert>
        <TextField
          label={t('operators.linkOfTheInvitation')}
          value={address}
          onFocus={({ target }) => target.select()}
          slotProps={{
            input: {
              readOnly: true,
              endAdornment: (
                <InputAdornment position="end">
                  <Tooltip title={t('operators.copyTheLink')}>
                    <IconButton
                      aria-label={t('operators.copyTheLink')}
                      edge="end"
                      onClick={() => void copy()}
                    >
                      <ContentCopyOutlined />
                    </IconButton>
                  </Tooltip>
                </InputAdornment>
              ),
            },
          }}
        />
        <Typography variant="body2" color="textSecondary">
          {formatRich('operators.itWorksOnceUntil', { time: <When ms={until} /> })}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('operators.iHaveTheLink')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
