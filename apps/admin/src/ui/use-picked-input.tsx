import { type InputProps, useInput } from 'react-admin';
import { inputMessage } from './input-message.js';

export type PickedInputProps = Pick<InputProps, 'source' | 'parse' | 'format' | 'validate'>;

/** Props of a day or minute field, as an optional form input. */
export function usePickedInput({ source, validate, ...reading }: PickedInputProps) {
  const { field, fieldState, isRequired } = useInput({
    source,
    defaultValue: null,
    ...reading,
    ...(validate !== undefined && { validate }),
  });
  return {
    value: field.value ?? '',
    canBeEmpty: true,
    isInForm: true,
    isRequired,
    fault: inputMessage(fieldState.error),
    inputRef: field.ref,
    onChange: field.onChange,
    onBlur: field.onBlur,
  };
}
