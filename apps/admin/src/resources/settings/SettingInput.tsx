import { isChosen, SettingChoice } from './SettingChoice.js';
import { SettingCountries } from './SettingCountries.js';
import { type InputProps, SettingText } from './SettingText.js';

/** The right input for a setting's type: what is saved begins it anew. */
export const SettingInput = (props: InputProps) => {
  const { type, value } = props.setting;
  if (isChosen(type)) return <SettingChoice key={value} {...props} type={type} />;
  if (type === 'countries') return <SettingCountries key={value} {...props} />;
  return <SettingText key={value} {...props} />;
};
