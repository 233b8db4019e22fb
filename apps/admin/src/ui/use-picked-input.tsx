import { type InputProps, useInput } from 'react-admin';
import { inputMessage } from './input-message.js';

export type PickedInputProps = Pick<InputProps, 'source' | 'parse' | 'format' | 'validate'>;

/** What a field for a day or a minute is given, as an input of a form that may be left empty. */
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
