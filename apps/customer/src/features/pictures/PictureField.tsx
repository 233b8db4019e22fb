import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageSlot } from '../../ui/ImageSlot.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { usePicture } from './usePicture.js';

interface PictureFieldProps {
  label: string;
  hint: string;
  /** Address of the upload; '' for none. */
  address: string;
  error?: ReactNode;
  disabled?: boolean;
  onAddress: (address: string) => void;
  /** Whether an upload is running. */
  onSending?: (isSending: boolean) => void;
}

/** Picture field of a form: uploads at once, and shows the stored picture. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, address, error, disabled, onAddress, onSending } = props;
  const { failure, ...picture } = usePicture(address, onAddress);
  const isSending = picture.progress !== null;
  useEffect(() => onSending?.(isSending), [isSending, onSending]);
  const { t } = useTranslation();
  const errors = useErrorTexts();
  const said = error === errors['validation.required'] ? t('ui.choosePicture') : error;
  const wrong = failure ?? (isSending ? undefined : said);
  return <ImageSlot {...picture} label={label} hint={hint} error={wrong} disabled={disabled} />;
}
