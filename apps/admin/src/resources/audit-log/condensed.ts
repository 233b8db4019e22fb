import { t } from '../../texts/texts.js';
import { DAYS } from '../symbols/symbol.js';

/** What an item of each such list has. */
const SIZE = ['value', 'isDefault'];
const SESSION = ['day', 'from', 'to'];
/** A day that is closed as a whole has no hours. */
const NAMED = ['id', 'name'];
const CLOSED = ['date'];

type Item = Readonly<Record<string, unknown>>;

const has = (item: unknown, names: readonly string[]): item is Item =>
  typeof item === 'object' && item !== null && names.every((name) => name in item);

/** Lists whose items read best in a line each, or in one: sizes of a leverage, rows by name, sessions, days without trading. */
export function condensed(list: readonly unknown[]): string | null {
  if (list.length === 0) return null;
  if (list.every((item) => has(item, SIZE))) {
    return list
      .map(({ value, isDefault }) => `${value}${isDefault ? ` (${t('fields.offeredFirst')})` : ''}`)
      .join(', ');
  }
  // A row is called as it was called then.
  if (list.every((item) => has(item, NAMED) && Object.keys(item).length === NAMED.length)) {
    return list.map((item) => (item as Item).name).join(', ');
  }
  if (list.every((item) => has(item, SESSION))) {
    return list.map(({ day, from, to }) => `${DAYS[Number(day) - 1] ?? day} ${from}–${to}`).join('\n');
  }
  if (list.every((item) => has(item, CLOSED))) {
    return list
      .map(({ date, from, to, name }) =>
        [date, from && to && `${from}–${to}`, name].filter(Boolean).join(' '),
      )
      .join('\n');
  }
  return null;
}
