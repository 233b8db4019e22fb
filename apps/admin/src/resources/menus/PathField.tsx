import { Autocomplete, TextField } from '@mui/material';
import { CUSTOMER_APP } from '@truemark/contracts/admin';
import { required, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { MENU_GROUPS } from './menu-entry.js';

const need = required();

/** Where an entry leads: a page of the customer app, a section of its home page, or a web address. */
export const PathField = ({ source }: { source: string }) => {
  const isSection = useWatch({ name: 'group' }) === MENU_GROUPS[0].id;
  const { field, fieldState, id } = useInput<string>({ source, validate: need });
  const value = typeof field.value === 'string' ? field.value : '';
  const hint = isSection ? t('menus.aSectionOfTheHomePage') : t('menus.aPageOfTheAppOr');
  return (
    <Autocomplete
      freeSolo
      fullWidth
      id={id}
      options={[...(isSection ? CUSTOMER_APP.sections : CUSTOMER_APP.pages)]}
      inputValue={value}
      onInputChange={(_, text, reason) => reason !== 'reset' && field.onChange(text)}
      onChange={(_, chosen) => chosen !== null && field.onChange(chosen)}
      onBlur={field.onBlur}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          required
          label={t('menus.goesTo')}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? hint}
        />
      )}
    />
  );
};
