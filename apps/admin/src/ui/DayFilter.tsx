import { DateInput, type DateInputProps } from 'react-admin';
import { at, dayBegins } from './zone.js';

/** Epoch ms of a filter's value; a bare day is what the server takes it for, its beginning in GMT. */
const shown = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? at(Date.parse(value)).slice(0, 10) : null;

const sent = (day: string): string | null => (day === '' ? null : new Date(dayBegins(day)).toISOString());

/** A day on the desk's calendar, as the instant at which it begins. */
export const DayFilter = (props: Pick<DateInputProps, 'source' | 'label' | 'alwaysOn'>) => (
  <DateInput {...props} parse={sent} format={shown} />
);
