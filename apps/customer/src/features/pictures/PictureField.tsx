import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageSlot } from '../../ui/ImageSlot.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { usePicture } from './usePicture.js';

type HeldPicture = ReturnType<typeof usePicture>;

interface SlotProps {
  label: string;
  hint: string;
  error?: ReactNode;
  disabled?: boolean;
}

interface PictureFieldProps extends SlotProps {
  /** Address of the upload; '' for none. */
  address: string;
  onAddress: (address: string) => void;
  /** Whether an upload is running. */
  onSending?: (isSending: boolean) => void;
}

/** Picture field of a form: uploads at once, and shows the stored picture. */
export function PictureField(props: PictureFieldProps) {
  const { address, onAddress, onSending, ...slot } = props;
  const picture = usePicture(address, onAddress);
  const isSending = picture.progress !== null;
  useEffect(() => onSending?.(isSending), [isSending, onSending]);
  return <PictureSlot {...slot} picture={picture} />;
}

/** Picture field whose picture is held elsewhere. */
export function PictureSlot({ picture: held, error, ...slot }: SlotProps & { picture: HeldPicture }) {
  const { failure, ...picture } = held;
  const { t } = useTranslation();
  const errors = useErrorTexts();
  const said = error === errors['validation.required'] ? t('ui.choosePicture') : error;
  const wrong = failure ?? (picture.progress === null ? said : undefined);
  return <ImageSlot {...picture} {...slot} error={wrong} />;
}
