import { Box } from '@mui/material';
import { TextInput, type Validator } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { UploadButton } from './UploadButton.js';

/** Path of this site, https address, or data URL of a picture. */
const ADDRESS = /^(\/|https:\/\/|data:image\/)/;
const isAddress: Validator = (value: unknown) =>
  typeof value === 'string' && value !== '' && !ADDRESS.test(value.trim())
    ? t('ui.aPathOfThisSiteOr')
    : undefined;

/** Field for a picture: its address, or an upload from this computer. */
export const PictureField = ({ source, label }: { source: string; label: string }) => {
  const address: unknown = useWatch({ name: source });
  const { setValue } = useFormContext();
  const put = (value: string): void => setValue(source, value, { shouldDirty: true, shouldTouch: true });
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
          validate={isAddress}
          helperText={t('ui.aPathOfThisSiteOr')}
        />
      </Box>
      <UploadButton onPicture={put} sx={{ mt: 2 }} />
    </Box>
  );
};
