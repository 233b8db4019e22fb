import { Button, type SxProps } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../../texts/texts.js';
import { useMay } from '../use-may.js';
import { choosePicture } from './choose-picture.js';

interface Props {
  readonly onPicture: (address: string) => void;
  readonly disabled?: boolean;
  /** What the picture is for, to those who do not see where the button stands. */
  readonly name?: string;
  /** What the button says, where another way to choose stands beside it. */
  readonly label?: string;
  readonly sx?: SxProps;
}

/** Takes a picture of this computer to the house; not there for those who may not. */
export const UploadButton = ({ onPicture, disabled = false, name, label, sx }: Props) => {
  const notify = useNotify();
  const mayUpload = useMay('uploads', 'create');
  const [busy, setBusy] = useState(false);
  const choose = async (): Promise<void> => {
    setBusy(true);
    try {
      const chosen = await choosePicture();
      if (chosen !== null) onPicture(chosen);
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
