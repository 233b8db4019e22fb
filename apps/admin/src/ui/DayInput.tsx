import { type InputProps, useInput, ValidationError } from 'react-admin';
import { DayField } from './DayField.js';

type Props = Pick<InputProps, 'source' | 'parse' | 'format' | 'validate'> & {
  readonly label: string;
  /** In a list's filters: whether it always stands there. */
  readonly alwaysOn?: boolean;
};

/** A day in a form or among the filters of a list. */
export const DayInput = ({ label, source, parse, format, validate }: Props) => {
  const { field, fieldState, isRequired } = useInput({
    source,
    defaultValue: null,
    parse: parse ?? ((day: string) => (day === '' ? null : day)),
    format: format ?? ((day: unknown) => (typeof day === 'string' ? day.slice(0, 10) : '')),
    ...(validate !== undefined && { validate }),
  });
  const message = fieldState.error?.message;
  return (
    <DayField
      label={label}
      value={field.value ?? ''}
      canBeEmpty
      isInForm
      isRequired={isRequired}
      fault={message && <ValidationError error={message} />}
      onChange={field.onChange}
    />
  );
};
