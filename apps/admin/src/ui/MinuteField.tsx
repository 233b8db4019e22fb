import { PickedField, type PickedProps, type Writing } from './PickedField.js';

const withT = (text: string): string => text.replace(' ', 'T');

const WRITING: Writing = {
  type: 'datetime-local',
  placeholder: 'YYYY-MM-DD HH:mm',
  width: '100%',
  // `T` stands between both where it was copied from what a browser writes.
  isWhole: (text) =>
    /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${withT(text)}Z`)),
  toPicker: withT,
  fromPicker: (text) => text.slice(0, 16).replace('T', ' '),
};

/** A minute on the desk's clock as every screen writes it: `2026-11-01 09:30`. */
export const MinuteField = (props: PickedProps) => <PickedField {...props} writing={WRITING} />;
