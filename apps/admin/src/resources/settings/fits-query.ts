import { t } from '../../texts/texts.js';
import type { Setting } from './setting.js';

/** Synonyms, one set per line: a typed word also matches the others of its line. */
const ALIKE: readonly (readonly string[])[] = t('settings.wordsAlike')
  .split('|')
  .map((line) => line.split(',').map((word) => word.trim()));

/** Value with its unit, as it is typed: `24h`, `50%`. */
const MEASURES: Readonly<Partial<Record<NonNullable<Setting['unit']>, readonly string[]>>> = {
  hours: ['h', 'hours'],
  days: ['d', 'days'],
  seconds: ['s', 'seconds'],
  percent: ['%'],
};

const measured = ({ unit, value }: Setting): string =>
  (unit === null ? [] : (MEASURES[unit] ?? [])).map((sign) => `${value}${sign} ${value} ${sign}`).join(' ');

/** Searchable text of a setting. */
const textOf = (setting: Setting): string =>
  [
    setting.key,
    setting.key.replaceAll('_', ' '),
    setting.description,
    setting.heading ?? '',
    setting.group_name,
    ...(setting.choices ?? []).map(({ label }) => label),
    measured(setting),
  ]
    .join(' ')
    .toLowerCase();

/** Scripts without spaces between words. */
const SPACELESS = /\p{Script=Han}/u;

/** Minimum number of letters that identify a partly typed word. */
const TOLD = 4;

const isMeant = (word: string, typed: string): boolean =>
  word === typed || (typed.length >= TOLD && word.startsWith(typed));

/** Synonyms of a word that was typed, or begun. */
const meant = (typed: string): readonly string[] =>
  ALIKE.filter((line) => line.some((word) => isMeant(word, typed))).flat();

/** Whether a setting's text contains every word of the query, or a synonym of it. */
export function fitsQuery(setting: Setting, query: string): boolean {
  const text = textOf(setting);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  // A typed word may match part of a word; a synonym must match a whole word.
  const spoken = ` ${text.replace(/[^\p{L}\p{N}-]+/gu, ' ')} `;
  const speaksOf = (word: string): boolean =>
    SPACELESS.test(word) ? text.includes(word) : spoken.includes(` ${word} `);
  return words.every((word) => text.includes(word) || meant(word).some(speaksOf));
}
