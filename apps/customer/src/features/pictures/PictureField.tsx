import type { ReactNode } from 'react';
import { ImageSlot } from '../../ui/ImageSlot.js';
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
  const wrong = failure ?? (picture.progress === null ? error : undefined);
  return <ImageSlot {...picture} label={label} hint={hint} error={wrong} disabled={disabled} />;
}
