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
  /** What was saved from here last: whatever was typed, it became that. */
  readonly saved?: Saved | null;
  /** What was typed is given up. */
  readonly onLeft?: () => void;
  /** `isMeanwhile`: what is in force is not what the field was begun with. */
  readonly onChange: (value: string, reason?: string, isMeanwhile?: boolean) => void;
}

const Field = (props: InputProps) => {
  const { type } = props.setting;
  if (isChosen(type)) return <SettingChoice {...props} type={type} />;
  if (type === 'countries') return <SettingCountries {...props} />;
  return <SettingText {...props} />;
};

/** What is in force, as the field has it. */
const begunWith = ({ value }: Setting, past: Saved | null) => ({ seen: value, value, past });

/**
 * The right input for a setting's type. What is saved begins it anew, and what somebody else saved does where nothing is typed;
 * else what was typed stays, and what is in force by now is said below it.
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
