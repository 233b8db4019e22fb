import { type InputProps, useInput, ValidationError } from 'react-admin';
import { MinuteField } from '../MinuteField.js';
import { at, instantOf } from '../zone.js';

const toClock = (ms: unknown): string => (typeof ms === 'number' ? at(ms).slice(0, 16) : '');
const toMs = (text: string): number | null => (text === '' ? null : instantOf(text.replace(' ', 'T')));

type Props = Pick<InputProps, 'source' | 'validate'> & {
  readonly label: string;
  readonly helperText: string;
};

/** A minute on the desk's clock, kept as epoch ms; empty: none. Its label names the zone. */
export const InstantInput = ({ label, source, helperText, validate }: Props) => {
  const { field, fieldState, isRequired } = useInput({
    source,
    defaultValue: null,
    parse: toMs,
    format: toClock,
    ...(validate !== undefined && { validate }),
  });
  const message = fieldState.error?.message;
  return (
    <MinuteField
      label={label}
      value={field.value ?? ''}
      canBeEmpty
      isInForm
      isRequired={isRequired}
      fault={message && <ValidationError error={message} />}
      hint={helperText}
      inputRef={field.ref}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
};
