import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useNotify } from 'react-admin';
import { t } from '../texts/texts.js';

/** Address or hash, fully readable and comparable at any width. */
export const Verbatim = ({ text }: { text: string }) => (
  <Box component="span" sx={{ fontFamily: 'monospace', wordBreak: 'break-all' }}>
    {text}
  </Box>
);

/** The same with a copy button; `what` is its name. */
export const Copyable = ({ text, what }: { text: string; what: string }) => {
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      notify(t('ui.wasCopied', { what }), { type: 'success' });
    } catch {
      notify(t('operators.markItAndCopyIt'), { type: 'warning' });
    }
  };
  const label = t('ui.copy', { what });
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, maxWidth: '100%' }}>
      <Verbatim text={text} />
      <Tooltip title={label}>
        <IconButton aria-label={label} size="small" sx={{ my: -1.5 }} onClick={() => void copy()}>
          <ContentCopyOutlined fontSize="inherit" />
        </IconButton>
      </Tooltip>
    </Box>
  );
};
