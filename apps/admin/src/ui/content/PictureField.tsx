import { Box, Button } from '@mui/material';
import { TextInput, useNotify } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { choosePicture } from './choose-picture.js';

/** The address of a picture, or one from this computer. */
export const PictureField = ({ source, label }: { source: string; label: string }) => {
  const address: unknown = useWatch({ name: source });
  const { setValue } = useFormContext();
  const notify = useNotify();
  const put = (value: string): void => setValue(source, value, { shouldDirty: true, shouldTouch: true });
  const choose = async (): Promise<void> => {
    try {
      const chosen = await choosePicture();
      if (chosen !== null) put(chosen);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'flex-start', width: '100%' }}>
      {typeof address === 'string' && address !== '' && (
        <Box
          component="img"
          src={address}
          alt=""
          sx={{ width: 56, height: 56, borderRadius: 3, objectFit: 'cover', flex: 'none', mt: 1 }}
        />
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <TextInput
          source={source}
          label={label}
          parse={(text: string) => text}
          helperText={t('ui.aPathOfThisSiteOr')}
        />
      </Box>
      <Button onClick={() => void choose()} variant="outlined" size="small" sx={{ mt: 2, flex: 'none' }}>
        {t('ui.choose')}
      </Button>
    </Box>
  );
};
