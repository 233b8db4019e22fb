import { useState } from 'react';
import { MeanwhileNote } from './MeanwhileNote.js';
import { isChosen, SettingChoice } from './SettingChoice.js';
import { SettingCountries } from './SettingCountries.js';
import { type InputProps, SettingText } from './SettingText.js';
import { isSameValue, type Setting } from './setting.js';

export interface Saved {
  readonly value: string;
}

interface Props extends Omit<InputProps, 'value' | 'onValue' | 'onChange'> {
  /** Last value saved from here: it replaces what was typed. */
  readonly saved?: Saved | null;
  /** Called when the input is discarded. */
  readonly onLeft?: () => void;
  /** `isMeanwhile`: the value in force is not the one the field started with. */
  readonly onChange: (value: string, reason?: string, isMeanwhile?: boolean) => void;
}

const Field = (props: InputProps) => {
  const { type } = props.setting;
  if (isChosen(type)) return <SettingChoice {...props} type={type} />;
  if (type === 'countries') return <SettingCountries {...props} />;
  return <SettingText {...props} />;
};

/** Value in force, in the field's format. */
const begunWith = ({ value }: Setting, past: Saved | null) => ({ seen: value, value, past });

/**
 * Input for a setting's type. A save from here resets it, and a save by somebody else does if nothing is typed.
 * Otherwise the input is kept, with the value now in force below it.
 */
export const SettingInput = ({ saved = null, onLeft, ...props }: Props) => {
  const { setting, disabled, onChange } = props;
  const [{ seen, value, past }, setField] = useState(begunWith(setting, saved));
  const isSame = (one: string, other: string): boolean => isSameValue(setting, one, other);
  const takeOver = (): void => setField(begunWith(setting, saved));
  const isMeanwhile = seen !== setting.value;
  const isOwn = saved !== past && saved?.value === setting.value;
  if (isMeanwhile && (isOwn || isSame(value, seen) || isSame(value, setting.value))) takeOver();
  const leave = (): void => {
    takeOver();
    onLeft?.();
  };
  return (
    <>
      <Field
        key={seen}
        {...props}
        value={value}
        onValue={(typed) => setField({ seen, value: typed, past: saved })}
        onChange={(typed, reason) => onChange(typed, reason, isMeanwhile)}
      />
      {isMeanwhile && <MeanwhileNote setting={setting} disabled={disabled} onTake={leave} />}
    </>
  );
};
