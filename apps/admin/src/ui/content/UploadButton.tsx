import { Button, type SxProps } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type UseFormReturn, useFormContext } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { usePermission } from '../use-permission.js';
import { choosePicture } from './choose-picture.js';

interface Props {
  readonly onPicture: (address: string) => void;
  readonly disabled?: boolean;
  /** Purpose of the picture, for screen readers. */
  readonly name?: string;
  /** Label of the button, if there is another way to choose next to it. */
  readonly label?: string;
  readonly sx?: SxProps;
}

/** Button that uploads a picture from this computer; hidden without the permission. */
export const UploadButton = ({ onPicture, disabled = false, name, label, sx }: Props) => {
  const notify = useNotify();
  // None around a single setting.
  const form = useFormContext() as UseFormReturn | null;
  const mayUpload = usePermission('uploads', 'create');
  const [busy, setBusy] = useState(false);
  const choose = async (): Promise<void> => {
    setBusy(true);
    try {
      await choosePicture(form?.control, onPicture);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setBusy(false);
  };
  if (mayUpload !== true) return null;
  return (
    <Button
      onClick={() => void choose()}
      variant="outlined"
      size="small"
      disabled={disabled || busy}
      sx={{ flex: 'none', ...(sx as object) }}
      {...(name !== undefined && { 'aria-label': t('ui.chooseAPictureFor', { name }) })}
    >
      {label ?? t('ui.choose')}
    </Button>
  );
};
