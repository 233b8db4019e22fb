import { PickedField, type PickedProps, type Writing } from './PickedField.js';

const withT = (text: string): string => text.replace(' ', 'T');

const WRITING: Writing = {
  type: 'datetime-local',
  placeholder: 'YYYY-MM-DD HH:mm',
  width: '100%',
  // A value copied from a native field has `T` between both.
  isWhole: (text) =>
    /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${withT(text)}Z`)),
  toPicker: withT,
  fromPicker: (text) => text.slice(0, 16).replace('T', ' '),
};

/** Field for a minute in the desk's zone, in the common format: `2026-11-01 09:30`. */
export const MinuteField = (props: PickedProps) => <PickedField {...props} writing={WRITING} />;
