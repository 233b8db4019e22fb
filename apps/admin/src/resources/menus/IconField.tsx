import { Box, Button, FormHelperText, FormLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { t } from '../../texts/texts.js';
import { UploadButton } from '../../ui/content/UploadButton.js';
import { inputMessage } from '../../ui/input-message.js';
import { IconPicker } from './IconPicker.js';
import { MenuIcon } from './MenuIcon.js';

/** Picture of an entry: one of the customer app's icons, or an upload from this computer. */
export const IconField = ({ source }: { source: string }) => {
  const { field, fieldState } = useInput<string>({ source, parse: (text: string) => text });
  const [isOpen, setOpen] = useState(false);
  const name = typeof field.value === 'string' ? field.value : '';
  const choose = (chosen: string): void => {
    field.onChange(chosen);
    setOpen(false);
  };
  return (
    <Box sx={{ width: '100%', mb: 4 }}>
      <FormLabel component="div" sx={{ fontSize: 13, mb: 1 }}>
        {t('menus.icon')}
      </FormLabel>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap' }}>
        <MenuIcon name={name} size={32} />
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {name || t('menus.noIcon')}
        </Typography>
        <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
          {t('menus.chooseAnIcon')}
        </Button>
        <UploadButton onPicture={choose} name={t('menus.icon')} label={t('menus.uploadAPicture')} />
        {name !== '' && (
          <Button size="small" color="inherit" onClick={() => choose('')}>
            {t('menus.takeTheIconAway')}
          </Button>
        )}
      </Box>
      <FormHelperText error={fieldState.invalid}>
        {inputMessage(fieldState.error, t('menus.whatTheAppDraws'))}
      </FormHelperText>
      {isOpen && <IconPicker chosen={name} onChoose={choose} onClose={() => setOpen(false)} />}
    </Box>
  );
};
