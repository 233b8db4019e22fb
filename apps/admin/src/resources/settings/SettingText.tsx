import { Box, InputAdornment, TextField } from '@mui/material';
import { type FormEvent, useEffect, useState } from 'react';
import { t } from '../../texts/texts.js';
import { UploadButton } from '../../ui/content/UploadButton.js';
import { SentByKeys } from '../../ui/EditForm.js';
import { formatNumber } from '../../ui/figures.js';
import { useCurrency } from '../../ui/use-currency.js';
import { enterOwnField, OptionalReason, SaveSetting, useReasonBeside } from './SettingSave.js';
import { fits, lettersBeyond, type Setting, signOf, titleOf } from './setting.js';

export interface InputProps {
  readonly setting: Setting;
  /** Value in force when the input began. */
  readonly seen: string;
  /** Current value of the field. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly disabled: boolean;
  /** While it is saved, the field takes no input but keeps the focus. */
  readonly isSaving: boolean;
  readonly error: string;
  /** Whether a reason can be entered next to it: if none is asked for afterwards. */
  readonly takesReason?: boolean;
  /** The value goes into a plan as it is typed or chosen: the field has no button of its own. */
  readonly isPlanned?: boolean;
  readonly onChange: (value: string, reason?: string) => void;
}

/** Pause in typing before an invalid value is reported, ms. */
const PAUSE = 600;

const bound = (value: string | null): string => (value === null ? '…' : formatNumber(Number(value)));

function hint({ type, least, most, places }: Setting): string {
  const bounds = { least: bound(least), most: bound(most) };
  if (type === 'integer') return t('settings.wholeNumberTo', bounds);
  if (type === 'decimal') return t('settings.toUpToDecimals', { ...bounds, places: places ?? 8 });
  if (type === 'colour') return t('settings.suchAs85bd00');
  if (type === 'currency') return t('settings.suchAsUsd');
  if (type === 'url') return t('settings.anHttpsAddressOrEmpty');
  if (type === 'link') return t('settings.anHttpsOrMailtoAddressOr');
  if (type === 'image') return t('settings.aPathOfThisSiteOr');
  return most ? t('settings.atMostCharacters', { most }) : '';
}

/** Text, number, address or colour field, saved by its button or Enter. */
export const SettingText = (props: InputProps) => {
  const {
    setting,
    seen,
    value,
    onValue,
    disabled,
    isSaving,
    error,
    takesReason = false,
    isPlanned = false,
    onChange,
  } = props;
  const [reason, setReason] = useReasonBeside(setting, seen);
  const [isRefused, setIsRefused] = useState(false);
  const sign = signOf(setting, useCurrency());
  const isAsked = setting.requested?.value === value;
  const isNumber = setting.type === 'integer' || setting.type === 'decimal';
  const cannotHold = !fits(setting, value);
  const letters = lettersBeyond(setting, value);
  // A text that is too long stays so with further typing: reported at once.
  const isSaid = cannotHold && (isRefused || letters !== null);
  const isChanged = value !== setting.value && !isAsked;
  useEffect(() => {
    if (!cannotHold) return;
    const said = setTimeout(() => setIsRefused(true), PAUSE);
    return () => clearTimeout(said);
  }, [cannotHold, value]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // An invalid value is reported here, before a reason is asked for.
    setIsRefused(cannotHold);
    if (!isChanged || cannotHold || isPlanned) return;
    enterOwnField(event.currentTarget, setting);
    onChange(value, reason);
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{
        ...{ display: 'flex', gap: 2, alignItems: 'flex-start', width: '100%' },
        ...(isChanged && takesReason && { flexWrap: 'wrap' }),
      }}
    >
      {setting.type === 'colour' && (
        <Box
          component="input"
          type="color"
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : setting.value}
          disabled={disabled}
          aria-label={t('settings.colourPicker', { key: titleOf(setting) })}
          onChange={(event) => onValue((event.target as HTMLInputElement).value)}
          sx={{
            width: 40,
            height: 36,
            p: 0.5,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1.5,
            bgcolor: 'transparent',
          }}
        />
      )}
      {setting.type === 'image' && value !== '' && (
        <Box
          component="img"
          src={value}
          alt=""
          sx={{ width: 36, height: 36, borderRadius: 1.5, objectFit: 'contain', flex: 'none' }}
        />
      )}
      <TextField
        margin="none"
        {...(isChanged && takesReason && { sx: { flex: '1 1 280px', width: 'auto' } })}
        value={value}
        disabled={disabled}
        error={error !== '' || isSaid}
        helperText={
          letters === null
            ? [error, hint(setting)].filter(Boolean).join(' ')
            : t('settings.tooManyCharacters', { count: letters, most: setting.most })
        }
        onChange={(event) => {
          onValue(event.target.value);
          setIsRefused(false);
        }}
        onBlur={() => setIsRefused(cannotHold)}
        slotProps={{
          htmlInput: {
            ...{ 'aria-label': titleOf(setting), inputMode: isNumber ? 'decimal' : 'text' },
            ...{ 'aria-busy': isSaving, readOnly: isSaving },
          },
          ...(sign !== '' && {
            input: { endAdornment: <InputAdornment position="end">{sign}</InputAdornment> },
          }),
        }}
      />
      {setting.type === 'image' && (
        <UploadButton
          onPicture={onValue}
          disabled={disabled || isSaving}
          name={titleOf(setting)}
          sx={{ mt: 0.5 }}
        />
      )}
      {isChanged && takesReason && (
        <OptionalReason reason={reason} disabled={disabled} isSaving={isSaving} onReason={setReason} />
      )}
      {isChanged && !isPlanned && (
        <SaveSetting setting={setting} value={value} disabled={disabled || isSaving || isSaid} />
      )}
      {!isPlanned && <SentByKeys />}
    </Box>
  );
};
