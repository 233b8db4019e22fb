import type { ReactNode } from 'react';
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
}

/** A picture of a form: sent as soon as it is picked, and shown again from where it was put. */
export function PictureField({ label, hint, address, error, disabled, onAddress }: PictureFieldProps) {
  const { failure, ...picture } = usePicture(address, onAddress);
  const { t } = useTranslation();
  const errors = useErrorTexts();
  const said = error === errors['validation.required'] ? t('ui.choosePicture') : error;
  const wrong = failure ?? (picture.progress === null ? said : undefined);
  return <ImageSlot {...picture} label={label} hint={hint} error={wrong} disabled={disabled} />;
}
