import { type InputProps, useInput, ValidationError } from 'react-admin';

export type PickedInputProps = Pick<InputProps, 'source' | 'parse' | 'format' | 'validate'>;

/** What a field for a day or a minute is given, as an input of a form that may be left empty. */
export function usePickedInput({ source, validate, ...reading }: PickedInputProps) {
  const { field, fieldState, isRequired } = useInput({
    source,
    defaultValue: null,
    ...reading,
    ...(validate !== undefined && { validate }),
  });
  const message = fieldState.error?.message;
  return {
    value: field.value ?? '',
    canBeEmpty: true,
    isInForm: true,
    isRequired,
    fault: message && <ValidationError error={message} />,
    inputRef: field.ref,
    onChange: field.onChange,
    onBlur: field.onBlur,
  };
}
