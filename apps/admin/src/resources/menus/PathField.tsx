import { Autocomplete, createFilterOptions, MenuItem, TextField, Typography } from '@mui/material';
import { CUSTOMER_APP } from '@truemark/contracts/admin';
import { required, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { t } from '../../texts/texts.js';
import { inputMessage } from '../../ui/input-message.js';
import { MENU_GROUPS, placeOf } from './menu-entry.js';
import { usePageName } from './menu-pages.js';

const need = required();

/** All sections, plus the current value. */
const sectionsWith = (value: string): string[] =>
  [...new Set([...CUSTOMER_APP.sections, value])].filter((path) => path !== '');

/** Target of an entry: a page of the customer app, a section of its home page, or a web address. */
export const PathField = ({ source }: { source: string }) => {
  const isSection = useWatch({ name: 'group' }) === MENU_GROUPS[0].id;
  const { field, fieldState, id } = useInput<string>({ source, validate: need });
  const value = typeof field.value === 'string' ? field.value : '';
  const nameOf = usePageName();
  if (isSection)
    return (
      <TextField
        select
        required
        id={id}
        label={t('menus.goesTo')}
        value={value}
        inputRef={field.ref}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.invalid}
        helperText={inputMessage(fieldState.error, t('menus.aSectionOfTheHomePage'))}
      >
        {sectionsWith(value).map((path) => (
          <MenuItem key={path} value={path}>
            {placeOf(path)}
          </MenuItem>
        ))}
      </TextField>
    );
  return (
    <Autocomplete
      freeSolo
      fullWidth
      id={id}
      options={[...CUSTOMER_APP.pages]}
      // Pages are searched by name and by path.
      filterOptions={createFilterOptions<string>({ stringify: (path) => `${nameOf(path)} ${path}` })}
      renderOption={({ key, ...option }, path) => (
        <li key={key} {...option}>
          {nameOf(path)}
          <Typography
            component="bdi"
            variant="caption"
            color="textSecondary"
            sx={{ marginInlineStart: 'auto', pl: 3 }}
          >
            {path}
          </Typography>
        </li>
      )}
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
          helperText={inputMessage(fieldState.error, nameOf(value) ?? t('menus.aPageOfTheAppOr'))}
        />
      )}
    />
  );
};
