import { DayInput } from './DayInput.js';
import { at, dayBegins } from './zone.js';

/** Epoch ms of a filter's value. The server reads a bare day as its beginning in GMT. */
const shown = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? at(Date.parse(value)).slice(0, 10) : '';

const sent = (day: string): string | null => (day === '' ? null : new Date(dayBegins(day)).toISOString());

interface Props {
  readonly source: string;
  readonly label: string;
  readonly alwaysOn?: boolean;
}

/** Filter by a day in the desk's zone, as the instant at which it begins. */
export const DayFilter = (props: Props) => <DayInput {...props} parse={sent} format={shown} />;
