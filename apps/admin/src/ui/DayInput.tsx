import { DayField } from './DayField.js';
import { type PickedInputProps, usePickedInput } from './use-picked-input.js';

type Props = PickedInputProps & {
  readonly label: string;
  /** In a list's filters: whether it is always shown. */
  readonly alwaysOn?: boolean;
};

const toDay = (text: string): string | null => (text === '' ? null : text);
const toText = (day: unknown): string => (typeof day === 'string' ? day.slice(0, 10) : '');

/** Day input of a form or of a list's filters. */
export const DayInput = ({ label, source, parse = toDay, format = toText, validate }: Props) => (
  <DayField label={label} {...usePickedInput({ source, parse, format, validate })} />
);
