import Send from '@mui/icons-material/IosShareRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast.js';

interface ShareButtonProps {
  text: string;
  /** Shared link, as a full address. */
  address: string;
}

/** Shares a text with the device's share dialog, or copies it if there is none. */
export function ShareButton({ text, address }: ShareButtonProps) {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${text}\n${address}`);
      toast.success(t('ui.copied'));
    } catch {
      toast.error(t('ui.copyFailed'));
    }
  };
  const share = async () => {
    try {
      await navigator.share({ text, url: address });
    } catch (fault) {
      // Dismissed by the customer: not an error.
      if (!(fault instanceof DOMException && fault.name === 'AbortError')) await copy();
    }
  };
  return (
    <Button
      fullWidth
      variant="outlined"
      startIcon={<Send />}
      sx={{ marginBlockStart: 3 }}
      onClick={'share' in navigator ? share : copy}
    >
      {t('sharing.action')}
    </Button>
  );
}
