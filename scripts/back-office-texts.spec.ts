import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOAN_FIELDS, SETTING_GROUPS, SETTINGS } from '@truemark/contracts';
import { describe, expect, it } from 'vitest';
import { root } from './steps/root.mjs';
import { sentencesIn, textsInScreen } from './steps/source-texts.js';

const APP = 'apps/admin/src';
const TEXTS = `${APP}/texts`;

type Texts = Readonly<Record<string, string>>;

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const catalogue = (name: string): Texts => JSON.parse(read(`${TEXTS}/${name}.json`)) as Texts;
const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\./.test(path))
    .map((path) => `${folder}/${path}`);
const placeholders = (text: string): string[] => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

const english = catalogue('en');
const screens = filesOf(APP).filter((path) => !path.startsWith(TEXTS));

/** Texts that are the same in every language: names, keys of a keyboard, and column names of exported files. */
const SAME = new Set([
  'Truemark',
  'Enter',
  'Ctrl + Enter',
  'Esc',
  'Delete',
  'j, k',
  'r, R',
  'UTF-8',
  'H',
  'YYYY-MM-DD HH:mm',
]);
/** Texts without words: paths, drawings, grids, borders and time zones. */
const NO_WORDS = /^(?:\.\/|<svg |M\{\{x|"|\d+px |[A-Z]\w+\/[A-Z]\w+$)/;
const FOR_PROGRAMS =
  /-sheet\.ts$|\/theme\/|\/providers\/|\/ui\/(?:device|csv|rows-by-keys)\.ts$|\/layout\/use-keys\.ts$|\/product\.ts$/;

describe('the screens of the back office', () => {
  it('say nothing that is not in the catalogues', () => {
    const said = screens
      .filter((path) => !FOR_PROGRAMS.test(path))
      .flatMap((path) => textsInScreen(path, read(path)).map((each) => ({ path, ...each })))
      .filter(({ text }) => !SAME.has(text) && !NO_WORDS.test(text));
    expect(said.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
  });

  it('say every text of the catalogues', () => {
    const code = screens.map(read).join('\n');
    const unsaid = Object.keys(english).filter((key) => !code.includes(`'${key.replace(/_one$/, '')}'`));
    expect(unsaid).toEqual([]);
  });
});

/** Returns whether a text may equal the English one: names, codes, and texts made of placeholders only. */
const isSame = (text: string): boolean =>
  !/[a-z]{2}/.test(text.replaceAll(/\{\{\w+\}\}|\bGMT\b/g, '')) || SAME_KEYS.has(text);
const SAME_KEYS = new Set(['UID', 'Binance', 'E-mail']);

describe('Traditional Chinese', () => {
  const own = catalogue('hk');

  it('has every text, with the same places to fill in', () => {
    const keys = Object.keys(english).filter((key) => !(key.endsWith('_one') && key.slice(0, -4) in english));
    expect(Object.keys(own).sort()).toEqual(keys.sort());
    const faults = keys.filter(
      (key) =>
        !own[key]?.trim() || placeholders(own[key] ?? '').join() !== placeholders(english[key] ?? '').join(),
    );
    expect(faults).toEqual([]);
  });

  it('is not English', () => {
    expect(Object.entries(own).filter(([key, text]) => text === english[key] && !isSame(text))).toEqual([]);
  });
});

describe('what the server says to operators in English', () => {
  const words: Texts = {
    ...catalogue('server/fields-hk'),
    ...catalogue('server/refusals-hk'),
    ...catalogue('server/requests-hk'),
    ...catalogue('server/settings-hk'),
  };
  /** Text with its placeholders made equal. */
  const plain = (text: string): string => text.replaceAll(/\{\{\w+\}\}/g, '{{x}}');
  const known = new Set(Object.keys(words).map(plain));

  it('has words in Traditional Chinese: settings, their groups and choices, fields of a loan', () => {
    const said = SETTINGS.flatMap(({ description, choices }) => [
      description,
      ...(choices ?? []).map(({ label }) => label),
    ]);
    const names =
      SETTINGS.find(({ key }) => key === 'default_lang')?.choices?.map(({ label }) => label) ?? [];
    const all = [
      ...said,
      ...SETTING_GROUPS.values(),
      ...Object.values(LOAN_FIELDS).map(({ label }) => label),
    ];
    expect(all.filter((text) => !known.has(text) && !names.includes(text))).toEqual([]);
  });

  it('has words in Traditional Chinese: refusals and faults of fields', () => {
    const server = filesOf('apps/server/src').filter(
      (path) => /admin-error|AdminError/.test(read(path)) && !/api-docs|describe-routes|\/docs/.test(path),
    );
    const inputs = filesOf('libs/contracts/src').filter((path) => /\/admin(?:\/|\.ts$)/.test(path));
    const said = [...server, ...inputs].flatMap((path) =>
      sentencesIn(path, read(path)).map(({ line, text }) => ({ at: `${path}:${line} ${text}`, text })),
    );
    expect(said.filter(({ text }) => !known.has(plain(text))).map(({ at }) => at)).toEqual([]);
  });

  it('is filled in alike', () => {
    const faults = Object.entries(words).filter(
      ([text, own]) => placeholders(text).join() !== placeholders(own).join(),
    );
    expect(faults).toEqual([]);
  });
});
