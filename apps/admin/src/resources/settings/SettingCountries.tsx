import { Autocomplete, Box, Chip, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { countryName, countryWords } from '../../texts/countries.js';
import { t } from '../../texts/texts.js';
import { OptionalReason, SaveSetting } from './SettingSave.js';
import type { InputProps } from './SettingText.js';
import { codesOf, titleOf } from './setting.js';

const byName = (a: string, b: string): number => countryName(a).localeCompare(countryName(b));

/** Countries by their names, found in either language or by their letters. */
export const SettingCountries = ({ setting, disabled, error, takesReason, onChange }: InputProps) => {
  const [reason, setReason] = useState('');
  const [chosen, setChosen] = useState(codesOf(setting.value));
  const all = (setting.choices ?? []).map(({ value }) => value).sort(byName);
  const value = [...chosen].sort().join();
  const isChanged = value !== codesOf(setting.value).sort().join();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isChanged) onChange(value, reason);
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', width: '100%' }}
    >
      <Autocomplete
        multiple
        fullWidth
        disableCloseOnSelect
        options={all}
        value={chosen}
        disabled={disabled}
        getOptionLabel={(code) => `${countryName(code)} (${code})`}
        filterOptions={(options, { inputValue }) =>
          options.filter((code) => countryWords(code).includes(inputValue.trim().toLowerCase()))
        }
        onChange={(_, codes) => setChosen(codes)}
        renderValue={(codes, getItemProps) =>
          codes.map((code, index) => {
            const { key, ...item } = getItemProps({ index });
            return <Chip key={key} size="small" label={countryName(code)} {...item} />;
          })
        }
        renderInput={(parameters) => (
          <TextField
            {...parameters}
            margin="none"
            error={error !== ''}
            helperText={error || t('settings.countriesByTheirNames')}
            slotProps={{
              ...parameters.slotProps,
              htmlInput: { ...parameters.slotProps.htmlInput, 'aria-label': titleOf(setting) },
            }}
          />
        )}
      />
      {isChanged && takesReason && (
        <OptionalReason reason={reason} disabled={disabled} onReason={setReason} />
      )}
      {isChanged && <SaveSetting setting={setting} value={value} disabled={disabled} />}
    </Box>
  );
};
