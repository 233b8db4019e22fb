import { foldForSearch } from '@truemark/domain';
import { isNear } from './near.js';

/** One line of the search: a page to open or an action. */
export interface Entry {
  readonly key: string;
  readonly title: string;
  readonly facts: readonly string[];
  /** Further search words, not shown. */
  readonly words?: readonly string[];
  /** Nouns of a verb: they match together with the verb, not alone. */
  readonly nouns?: readonly string[];
  /** Epoch ms. */
  readonly at: number | null;
  /** Address it leads to; it can also be opened in a new tab. */
  readonly to?: string;
  readonly run?: () => void;
  /** Text it puts into the field, to be continued. */
  readonly fill?: string;
}

export interface EntryGroup {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** Maximum number of results shown per group that is searched in the browser. */
const MOST = 8;
/** Minimum number of letters: fewer match the start of too many names, of people too. */
const NAMING = 4;

/**
 * Entries that contain every word: first those that begin with the whole text, then by how much of it the title has. If
 * there are none, near matches with a typo.
 */
export function fitting(entries: readonly Entry[], query: string): Entry[] {
  const words = foldForSearch(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const [first = ''] = words;
  const whole = words.join(' ');
  const exact = entries
    .map((entry) => ({
      entry,
      title: foldForSearch(entry.title),
      text: foldForSearch([entry.title, ...entry.facts, ...(entry.words ?? [])].join(' ')),
      nouns: foldForSearch((entry.nouns ?? []).join(' ')),
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

/** Whether every word begins a word of the title, or is close to one. */
function isMeant({ title }: Entry, words: readonly string[]): boolean {
  const said = foldForSearch(title).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => said.some((each) => each.startsWith(word) || isNear(word, each)));
}

/** Whether the text is the start of the title with a typo: word by word, in order. */
export function isNearlyNamed({ title }: Entry, query: string): boolean {
  const words = foldForSearch(query).split(' ').filter(Boolean);
  const said = foldForSearch(title).split(' ');
  return words.every((word, at) => (said[at] ?? '').startsWith(word) || isNear(word, said[at] ?? ''));
}

function rank(title: string, whole: string, words: readonly string[]): number {
  if (title.startsWith(whole)) return 0;
  const [first = ''] = words;
  // Matches in hidden words rank after matches in the visible title.
  const unsaid = words.filter((word) => !title.includes(word)).length;
  return 1 + unsaid * 2 + (title.startsWith(first) ? 0 : 1);
}

/** Whether one of these begins with the whole text. */
export const begins = (entries: readonly Entry[], query: string): boolean =>
  [...foldForSearch(query)].length >= NAMING &&
  entries.some(({ title }) => foldForSearch(title).startsWith(foldForSearch(query)));

/**
 * Whether the title or a verb begins with the text, or a verb is followed by the beginning of title words: a typed page
 * name means the page.
 */
export function isNamed({ title, words = [], nouns = [] }: Entry, query: string): boolean {
  const text = foldForSearch(query).trim();
  if (text !== '' && words.some((each) => foldForSearch(each) === text)) return true;
  if ([...text].length < NAMING) return false;
  if ([title, ...words].some((each) => foldForSearch(each).startsWith(text))) return true;
  const [verb, ...about] = text.split(' ');
  const said = foldForSearch([title, ...nouns].join(' ')).split(' ');
  return (
    words.some((each) => foldForSearch(each) === verb) &&
    about.every((word) => said.some((each) => each.startsWith(word)))
  );
}

/** Text after a verb that was typed first; null: no verb was typed. */
export function afterVerb(query: string, verb: string): string | null {
  const [first, ...rest] = query.trim().split(/\s+/);
  const isVerb = first !== undefined && rest.length > 0 && foldForSearch(first) === foldForSearch(verb);
  return isVerb ? rest.join(' ') : null;
}

/** Text after the beginning of a command's name; null: not typed, or nothing follows. */
export function afterName(query: string, beginning: string): string | null {
  const text = query.trim();
  const isBegun = beginning.trim() !== '' && text.toLowerCase().startsWith(beginning.toLowerCase());
  return isBegun && text.length > beginning.length ? text.slice(beginning.length) : null;
}

/** Whether the name itself begins with the whole text, and the text is more than the verb. */
export const isBegun = ({ title }: Entry, query: string): boolean =>
  foldForSearch(query).includes(' ') && foldForSearch(title).startsWith(foldForSearch(query));
