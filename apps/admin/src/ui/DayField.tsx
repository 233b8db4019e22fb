import { PickedField, type PickedProps } from './PickedField.js';

/** A day as every screen writes it: `2026-11-01`. */
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** A day to be typed or picked. */
export const DayField = ({ max, ...props }: PickedProps & { readonly max?: string | undefined }) => (
  <PickedField
    {...props}
    writing={{ type: 'date', placeholder: 'YYYY-MM-DD', width: 164, max, isWhole: isDay }}
  />
);
