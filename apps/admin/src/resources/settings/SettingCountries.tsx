import { Autocomplete, Chip, TextField } from '@mui/material';
import { countryName, countryWords } from '../../texts/countries.js';
import { t } from '../../texts/texts.js';
import { SettingForm } from './SettingForm.js';
import type { InputProps } from './SettingText.js';
import { codesOf, isSameValue, titleOf } from './setting.js';

const byName = (a: string, b: string): number => countryName(a).localeCompare(countryName(b));

/** Countries by name, searchable in either language or by code. */
export const SettingCountries = (props: InputProps) => {
  const { setting, value: field, onValue, disabled, isSaving, error, isPlanned = false } = props;
  const chosen = codesOf(field);
  const all = (setting.choices ?? []).map(({ value }) => value).sort(byName);
  const value = [...chosen].sort().join();
  const isChanged = !isPlanned && !isSameValue(setting, value, setting.value);
  return (
    <SettingForm {...props} value={value} isChanged={isChanged}>
      <Autocomplete
        multiple
        fullWidth
        disableCloseOnSelect
        options={all}
        value={chosen}
        disabled={disabled}
        readOnly={isSaving}
        getOptionLabel={(code) => `${countryName(code)} (${code})`}
        filterOptions={(options, { inputValue }) =>
          options.filter((code) => countryWords(code).includes(inputValue.trim().toLowerCase()))
        }
        onChange={(_, codes) => onValue(codes.join())}
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
    </SettingForm>
  );
};
