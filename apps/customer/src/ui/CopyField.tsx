import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { toast } from './toast.js';

const Press = styled(ButtonBase)(({ theme }) => ({
  // 44 px touch target in a line of text height.
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
  /** Text to copy, if it differs from the text shown. */
  copied?: string;
}

/** Text that is copied on tap. */
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
    <Press data-keep-clear aria-label={t('ui.copy', { what: `${label} ${text}` })} onClick={copy}>
      <bdi dir="ltr">{text}</bdi>
      <ContentCopy aria-hidden />
    </Press>
  );
}
