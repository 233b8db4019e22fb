import { PickedField, type PickedProps } from './PickedField.js';

/** Day in the common format: `2026-11-01`. */
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Field for a day, typed or picked. */
export const DayField = ({ max, ...props }: PickedProps & { readonly max?: string | undefined }) => (
  <PickedField
    {...props}
    writing={{ type: 'date', placeholder: 'YYYY-MM-DD', width: 164, max, isWhole: isDay }}
  />
);
