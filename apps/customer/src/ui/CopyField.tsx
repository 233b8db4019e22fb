import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { toast } from './toast.js';

const Press = styled(ButtonBase)(({ theme }) => ({
  // A place to press as high as a finger, in a line that is only as high as its text.
  minHeight: 44,
  marginBlock: -10,
  paddingBlock: 10,
  gap: 6,
  font: 'inherit',
  color: 'inherit',
  textAlign: 'inherit',
  overflowWrap: 'anywhere',
  borderRadius: 8,
  '& svg': { fontSize: 16, color: theme.palette.text.secondary },
}));

interface CopyFieldProps {
  text: string;
  label: string;
  /** What is copied, where it is not the text as shown. */
  copied?: string;
}

/** A text that a tap copies. */
export function CopyField({ text, label, copied = text }: CopyFieldProps) {
  const { t } = useTranslation();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied);
      toast.success(t('ui.copied'));
    } catch {
      toast.error(t('ui.copyFailed'));
    }
  };
  return (
    <Press aria-label={t('ui.copy', { what: `${label} ${text}` })} onClick={copy}>
      <bdi dir="ltr">{text}</bdi>
      <ContentCopy aria-hidden />
    </Press>
  );
}
