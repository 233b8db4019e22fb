import { folded } from '@truemark/domain';
import { isNear } from './near.js';

/** One line of the search: a way to go, or something to be done. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  readonly facts: readonly string[];
  /** What else it is found by: searched, not shown. */
  readonly words?: readonly string[];
  /** What a verb of these is about: found with it, not by itself. */
  readonly nouns?: readonly string[];
  /** Epoch ms. */
  readonly at: number | null;
  /** Where it leads; it can also be opened beside. */
  readonly to?: string;
  readonly run?: () => void;
  /** What it puts into the field, to be typed on. */
  readonly fill?: string;
}

export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** So many of each group that is searched in the browser are shown. */
const MOST = 8;
/** Fewer letters begin too many names, of people too. */
const NAMING = 4;

/**
 * Those in which every word stands: first what begins with all of them, then by how much of them its title says. Where there
 * are none, those that were meant by what was typed with a slip.
 */
export function fitting(entries: readonly Entry[], query: string): Entry[] {
  const words = folded(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const [first = ''] = words;
  const whole = words.join(' ');
  const exact = entries
    .map((entry) => ({
      entry,
      title: folded(entry.title),
      text: folded([entry.title, ...entry.facts, ...(entry.words ?? [])].join(' ')),
      nouns: folded((entry.nouns ?? []).join(' ')),
    }))
    .filter(
      ({ text, nouns }) =>
        text.includes(first) && words.every((word) => text.includes(word) || nouns.includes(word)),
    )
    .sort((one, other) => rank(one.title, whole, words) - rank(other.title, whole, words))
    .slice(0, MOST)
    .map(({ entry }) => entry);
  return exact.length > 0 ? exact : entries.filter((entry) => isMeant(entry, words)).slice(0, MOST);
}

/** Whether every word begins one of its title's, or is near to one. */
function isMeant({ title }: Entry, words: readonly string[]): boolean {
  const said = folded(title).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => said.some((each) => each.startsWith(word) || isNear(word, each)));
}

/** Whether its title was begun with a slip: word by word, in its order. */
export function isNearlyNamed({ title }: Entry, query: string): boolean {
  const words = folded(query).split(' ').filter(Boolean);
  const said = folded(title).split(' ');
  return words.every((word, at) => (said[at] ?? '').startsWith(word) || isNear(word, said[at] ?? ''));
}

function rank(title: string, whole: string, words: readonly string[]): number {
  if (title.startsWith(whole)) return 0;
  const [first = ''] = words;
  // What is said in hidden words comes after what can be read.
  const unsaid = words.filter((word) => !title.includes(word)).length;
  return 1 + unsaid * 2 + (title.startsWith(first) ? 0 : 1);
}

/** Whether one of these begins with all that was typed. */
export const begins = (entries: readonly Entry[], query: string): boolean =>
  [...folded(query)].length >= NAMING && entries.some(({ title }) => folded(title).startsWith(folded(query)));

/**
 * Whether its title or a verb begins with what was typed, or a verb is followed by what begins words of the title: whoever
 * types a page's name wants the page.
 */
export function isNamed({ title, words = [], nouns = [] }: Entry, query: string): boolean {
  const text = folded(query).trim();
  if (text !== '' && words.some((each) => folded(each) === text)) return true;
  if ([...text].length < NAMING) return false;
  if ([title, ...words].some((each) => folded(each).startsWith(text))) return true;
  const [verb, ...about] = text.split(' ');
  const said = folded([title, ...nouns].join(' ')).split(' ');
  return (
    words.some((each) => folded(each) === verb) &&
    about.every((word) => said.some((each) => each.startsWith(word)))
  );
}

/** What follows a verb that was typed first; null: no verb was. */
export function afterVerb(query: string, verb: string): string | null {
  const [first, ...rest] = query.trim().split(/\s+/);
  const isVerb = first !== undefined && rest.length > 0 && folded(first) === folded(verb);
  return isVerb ? rest.join(' ') : null;
}

/** What follows the beginning of a command's name that was typed; null: it was not, or nothing follows. */
export function afterName(query: string, beginning: string): string | null {
  const text = query.trim();
  const isBegun = beginning.trim() !== '' && text.toLowerCase().startsWith(beginning.toLowerCase());
  return isBegun && text.length > beginning.length ? text.slice(beginning.length) : null;
}

/** Whether the name itself begins with all that was typed, and that is more than its verb. */
export const isBegun = ({ title }: Entry, query: string): boolean =>
  folded(query).includes(' ') && folded(title).startsWith(folded(query));
