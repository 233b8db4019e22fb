import { Autocomplete, MenuItem, Switch, TextField } from '@mui/material';
import { SettingCountries } from './SettingCountries.js';
import { type InputProps, SettingText } from './SettingText.js';
import { titleOf } from './setting.js';

const ZONES = ['GMT', ...Intl.supportedValuesOf('timeZone')];

/** The right input for a setting's type. */
export const SettingInput = (props: InputProps) => {
  const { setting, disabled, error, onChange } = props;
  switch (setting.type) {
    case 'flag':
      return (
        <Switch
          checked={setting.value === '1'}
          disabled={disabled}
          onChange={(_, isOn) => onChange(isOn ? '1' : '0')}
          slotProps={{ input: { 'aria-label': titleOf(setting) } }}
        />
      );
    case 'choice':
      return (
        <TextField
          margin="none"
          select
          value={setting.value}
          disabled={disabled}
          error={error !== ''}
          helperText={error}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ select: { SelectDisplayProps: { 'aria-label': titleOf(setting) } } }}
        >
          {(setting.choices ?? []).map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      );
    case 'timezone':
      return (
        <Autocomplete
          disableClearable
          options={ZONES}
          value={setting.value}
          disabled={disabled}
          onChange={(_, zone) => onChange(zone)}
          renderInput={(parameters) => (
            <TextField
              {...parameters}
              margin="none"
              error={error !== ''}
              helperText={error}
              slotProps={{
                ...parameters.slotProps,
                htmlInput: { ...parameters.slotProps.htmlInput, 'aria-label': titleOf(setting) },
              }}
            />
          )}
        />
      );
    case 'countries':
      return <SettingCountries key={setting.value} {...props} />;
    default:
      return <SettingText key={setting.value} {...props} />;
  }
};
