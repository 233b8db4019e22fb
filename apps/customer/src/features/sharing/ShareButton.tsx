import Send from '@mui/icons-material/IosShareRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/toast.js';

interface ShareButtonProps {
  text: string;
  /** Where it leads, a whole address. */
  address: string;
}

/** Hands a text to what the device shares with; where it has nothing of the kind, the text is copied. */
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
      // Closed by the customer: he has chosen.
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
