import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOAN_FIELD_NAMES, loanFieldSetting, SETTINGS, type SettingDeclaration } from '@truemark/contracts';
import { describe, expect, it } from 'vitest';
import { root } from './steps/root.mjs';

/**
 * Excluded: files that do not act on settings, such as specs, seeds, benchmarks, migrations and the screen that edits
 * them all.
 */
const ASIDE = /\.spec\.tsx?$|\/cli\/|\/migrations\/|^apps\/admin\/src\/resources\/settings\//;

const sources = ['apps/server/src', 'apps/customer/src', 'apps/admin/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !ASIDE.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8')),
);

/** Keys derived from a declaration, by the function that derives them. */
const DERIVED = [{ by: 'loanFieldSetting', keys: LOAN_FIELD_NAMES.map(loanFieldSetting) }];

/**
 * Returns whether code reads the value by its key: as a text, as a field of the public configuration, or as a derived
 * key.
 */
function isRead({ key }: SettingDeclaration): boolean {
  const derived = DERIVED.find(({ keys }) => keys.includes(key));
  if (derived) return sources.some((text) => text.includes(`${derived.by}(`));
  const asked = new RegExp(
    `'${key}'|\\bconfig(?:uration)?\\??\\.${key}\\b|\\b${key}\\b[^;={}]*\\} = use(?:Config|Configuration)\\(`,
  );
  return sources.some((text) => asked.test(text));
}

describe('settings', () => {
  it.each(SETTINGS)('$key is read by code, or says what it waits for', (setting) => {
    expect({ isRead: isRead(setting), waitsFor: setting.waitsFor }).toEqual(
      setting.waitsFor === undefined
        ? { isRead: true, waitsFor: undefined }
        : { isRead: false, waitsFor: setting.waitsFor },
    );
  });
});
