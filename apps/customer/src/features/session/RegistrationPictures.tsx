import type { RegistrationPicture } from '@truemark/contracts';
import type { AppKey } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { sendPicture } from '../../api/files.js';
import { ImageSlot } from '../../ui/ImageSlot.js';
import { usePicture } from '../pictures/usePicture.js';

export const PICTURE_FIELDS: readonly { name: RegistrationPicture; flag: string; label: AppKey }[] = [
  { name: 'front_pic', flag: 'is_reg_front_pic', label: 'verification.frontPic' },
  { name: 'reverse_pic', flag: 'is_reg_reverse_pic', label: 'verification.reversePic' },
  { name: 'hand_pic', flag: 'is_reg_hand_pic', label: 'verification.handPic' },
];

interface RegistrationPicturesProps {
  fields: typeof PICTURE_FIELDS;
  values: Readonly<Record<string, string>>;
  onPicture: (name: string, address: string) => void;
  error: (name: string) => string | undefined;
  /** Grant for uploads; null until the code or captcha is typed. */
  grant: (() => Promise<string>) | null;
}

/** Pictures required by a registration. */
export function RegistrationPictures({ fields, values, onPicture, error, grant }: RegistrationPicturesProps) {
  return fields.map((field) => (
    <Slot
      key={field.name}
      field={field}
      address={values[field.name] ?? ''}
      onAddress={(address) => onPicture(field.name, address)}
      error={error(field.name)}
      grant={grant}
    />
  ));
}

interface SlotProps {
  field: (typeof PICTURE_FIELDS)[number];
  address: string;
  onAddress: (address: string) => void;
  error: string | undefined;
  grant: (() => Promise<string>) | null;
}

function Slot({ field: { name, label }, address, onAddress, error, grant }: SlotProps) {
  const { t } = useTranslation();
  const { failure, ...picture } = usePicture(address, onAddress, async (file, options) =>
    sendPicture(file, options, { grant: (await grant?.()) ?? '', field: name }),
  );
  return (
    <ImageSlot
      {...picture}
      label={t(label)}
      hint={t(grant ? 'picture.kinds' : 'session.pictureLater')}
      error={failure ?? (picture.progress === null ? error : undefined)}
      disabled={grant === null}
    />
  );
}
