import { t } from '../../texts/texts.js';
import type { Setting } from './setting.js';

/** Words for one thing, a line for each: who types one of a line means what has another of it. */
const ALIKE: readonly (readonly string[])[] = t('settings.wordsAlike')
  .split('|')
  .map((line) => line.split(',').map((word) => word.trim()));

/** A value with its unit, as it is typed: `24h`, `50%`. */
const MEASURES: Readonly<Partial<Record<NonNullable<Setting['unit']>, readonly string[]>>> = {
  hours: ['h', 'hours'],
  days: ['d', 'days'],
  seconds: ['s', 'seconds'],
  percent: ['%'],
};

const measured = ({ unit, value }: Setting): string =>
  (unit === null ? [] : (MEASURES[unit] ?? [])).map((sign) => `${value}${sign} ${value} ${sign}`).join(' ');

/** All that is written of a setting, to be searched. */
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

/** Scripts that set no blanks between words. */
const SPACELESS = /\p{Script=Han}/u;

/** So many letters tell which word is being typed. */
const TOLD = 4;

const isMeant = (word: string, typed: string): boolean =>
  word === typed || (typed.length >= TOLD && word.startsWith(typed));

/** What else is meant by a word that was typed, or begun. */
const meant = (typed: string): readonly string[] =>
  ALIKE.filter((line) => line.some((word) => isMeant(word, typed))).flat();

/** Whether a setting speaks of every word of what is sought, or of one that means the same. */
export function fitsQuery(setting: Setting, query: string): boolean {
  const text = textOf(setting);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  // What was typed may be a part of a word; what else it may mean stands there by itself.
  const spoken = ` ${text.replace(/[^\p{L}\p{N}-]+/gu, ' ')} `;
  const speaksOf = (word: string): boolean =>
    SPACELESS.test(word) ? text.includes(word) : spoken.includes(` ${word} `);
  return words.every((word) => text.includes(word) || meant(word).some(speaksOf));
}
