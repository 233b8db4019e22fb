import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageSlot } from '../../ui/ImageSlot.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { usePicture } from './usePicture.js';

interface PictureFieldProps {
  label: string;
  hint: string;
  /** What was uploaded; '' for none. */
  address: string;
  error?: ReactNode;
  disabled?: boolean;
  onAddress: (address: string) => void;
  /** Whether one is on its way. */
  onSending?: (isSending: boolean) => void;
}

/** A picture of a form: sent as soon as it is picked, and shown again from where it was put. */
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
