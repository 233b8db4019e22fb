import { useState } from 'react';
import { MeanwhileNote } from './MeanwhileNote.js';
import { isChosen, SettingChoice } from './SettingChoice.js';
import { SettingCountries } from './SettingCountries.js';
import { type InputProps, SettingText } from './SettingText.js';
import { isSameValue, type Setting } from './setting.js';

export interface Saved {
  readonly value: string;
}

interface Props extends Omit<InputProps, 'seen' | 'value' | 'onValue' | 'onChange'> {
  /** Last value saved from here: it replaces what was typed. */
  readonly saved?: Saved | null;
  /** Called when the input is discarded. */
  readonly onLeft?: () => void;
  /** `isMeanwhile`: the value in force is not the one the field started with. */
  readonly onChange: (value: string, reason?: string, isMeanwhile?: boolean) => void;
}

/** The field of a setting's type, whose value its caller holds. */
export const SettingField = (props: InputProps) => {
  const { type } = props.setting;
  if (isChosen(type)) return <SettingChoice {...props} type={type} />;
  if (type === 'countries') return <SettingCountries {...props} />;
  return <SettingText {...props} />;
};

interface Typed {
  /** Value in force when the input began. */
  readonly seen: string;
  readonly value: string;
  /** Last save from here that the field has taken in. */
  readonly past: Saved | null;
  /** Last save from here before the last letter. */
  readonly after: Saved | null;
}

/** Value in force, in the field's format. */
const begunWith = ({ value }: Setting, past: Saved | null): Typed => ({
  seen: value,
  value,
  past,
  after: past,
});

/**
 * Input for a setting's type. A save from here resets it, and a save by somebody else does if nothing is typed.
 * What was typed since that save stays. Otherwise the input is kept, with the value now in force below it.
 */
export const SettingInput = ({ saved = null, onLeft, ...props }: Props) => {
  const { setting, disabled, isSaving, onChange } = props;
  const [{ seen, value, past, after }, setField] = useState(begunWith(setting, saved));
  const isSame = (one: string, other: string): boolean => isSameValue(setting, one, other);
  const takeOver = (): void => setField(begunWith(setting, saved));
  const isMeanwhile = seen !== setting.value;
  const isOwn = saved !== past && saved?.value === setting.value;
  if (isMeanwhile && isOwn && after === saved) setField({ ...begunWith(setting, saved), value });
  else if (isMeanwhile && (isOwn || isSame(value, seen) || isSame(value, setting.value))) takeOver();
  const leave = (): void => {
    takeOver();
    onLeft?.();
  };
  return (
    <>
      <SettingField
        {...props}
        seen={seen}
        value={value}
        onValue={(typed) => {
          if (!isSaving) setField({ seen, value: typed, past, after: saved });
        }}
        onChange={(typed, reason) => {
          if (!isSaving) onChange(typed, reason, isMeanwhile);
        }}
      />
      {isMeanwhile && <MeanwhileNote setting={setting} disabled={disabled || isSaving} onTake={leave} />}
    </>
  );
};
