import { t } from '../../texts/texts.js';
import { DAYS } from '../symbols/symbol.js';

/** Fields of an item of such a list. */
const SIZE = ['value', 'isDefault'];
const SESSION = ['day', 'from', 'to'];
/** A day closed as a whole has no hours. */
const NAMED = ['id', 'name'];
const CLOSED = ['date'];

type Item = Readonly<Record<string, unknown>>;

const has = (item: unknown, names: readonly string[]): item is Item =>
  typeof item === 'object' && item !== null && names.every((name) => name in item);

/** Lists that read best with one line per item, or on one line: leverages, named rows, sessions, holidays. */
export function condensed(list: readonly unknown[]): string | null {
  if (list.length === 0) return null;
  if (list.every((item) => has(item, SIZE))) {
    return list
      .map(({ value, isDefault }) => `${value}${isDefault ? ` (${t('fields.offeredFirst')})` : ''}`)
      .join(', ');
  }
  // A row keeps its name of that time.
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
