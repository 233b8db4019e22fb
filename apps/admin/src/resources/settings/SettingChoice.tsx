import { Autocomplete, FormHelperText, MenuItem, Switch, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { SettingForm } from './SettingForm.js';
import type { InputProps } from './SettingText.js';
import { titleOf } from './setting.js';

const ZONES = ['GMT', ...Intl.supportedValuesOf('timeZone')];

interface ChoosingProps extends Omit<InputProps, 'onChange' | 'onValue'> {
  readonly onChoose: (value: string) => void;
}

/** Width with a reason next to it or below. */
const WITH_REASON = { flex: '1 1 280px', width: 'auto' } as const;

const Flag = ({ setting, value, disabled, onChoose }: ChoosingProps) => (
  <Switch
    checked={value === '1'}
    disabled={disabled}
    onChange={(_, isOn) => onChoose(isOn ? '1' : '0')}
    slotProps={{ input: { 'aria-label': titleOf(setting) } }}
  />
);

const OneOfFew = ({ setting, value, disabled, isSaving, error, onChoose }: ChoosingProps) => (
  <TextField
    margin="none"
    select
    value={value}
    disabled={disabled}
    error={error !== ''}
    helperText={error}
    onChange={(event) => onChoose(event.target.value)}
    sx={WITH_REASON}
    slotProps={{ select: { readOnly: isSaving, SelectDisplayProps: { 'aria-label': titleOf(setting) } } }}
  >
    {(setting.choices ?? []).map((each) => (
      <MenuItem key={each.value} value={each.value}>
        {each.label}
      </MenuItem>
    ))}
  </TextField>
);

const Zone = ({ setting, value, disabled, isSaving, error, onChoose }: ChoosingProps) => (
  <Autocomplete
    disableClearable
    options={ZONES}
    value={value}
    disabled={disabled}
    readOnly={isSaving}
    onChange={(_, zone) => onChoose(zone)}
    sx={WITH_REASON}
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

const INPUTS = { flag: Flag, choice: OneOfFew, timezone: Zone } as const;

type Chosen = keyof typeof INPUTS;

export const isChosen = (type: string): type is Chosen => Object.hasOwn(INPUTS, type);

/**
 * Choice input. If a confirmation follows, a choice is submitted at once; otherwise by its button, with a reason next
 * to it.
 */
export const SettingChoice = (props: InputProps & { readonly type: Chosen }) => {
  const { setting, type, value, onValue, error, takesReason = false, isPlanned = false, onChange } = props;
  const Input: (props: ChoosingProps) => ReactNode = INPUTS[type];
  return (
    <SettingForm {...props} value={value} isChanged={takesReason && value !== setting.value}>
      <Input
        {...props}
        value={takesReason || isPlanned ? value : setting.value}
        onChoose={takesReason || isPlanned ? onValue : onChange}
      />
      {type === 'flag' && error !== '' && <FormHelperText error>{error}</FormHelperText>}
    </SettingForm>
  );
};
