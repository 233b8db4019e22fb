import { readFileSync } from 'node:fs';
import { settingDeclaration } from '@truemark/contracts';
import { LANGUAGE_CODES } from '@truemark/i18n';
import { expect, it } from 'vitest';
import { SETTINGS_PAGE, settingsPage } from './settings-page.js';

it('docs/settings.md is up to date: node apps/server/dist/cli/settings-doc.js', () => {
  expect(readFileSync(SETTINGS_PAGE, 'utf8')).toBe(settingsPage());
});

it('default_lang offers the languages there are', () => {
  const offered = settingDeclaration('default_lang')?.choices?.map(({ value }) => value) ?? [];
  expect([...offered].sort()).toEqual([...LANGUAGE_CODES].sort());
});
