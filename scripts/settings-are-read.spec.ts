import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SETTINGS, type SettingDeclaration } from '@truemark/contracts';
import { describe, expect, it } from 'vitest';
import { root } from './steps/root.mjs';

/** Sources that act on settings: no specs, seeds, benches or migrations, and not the screen that edits all of them. */
const ASIDE = /\.spec\.tsx?$|\/cli\/|\/migrations\/|^apps\/admin\/src\/resources\/settings\//;

const sources = ['apps/server/src', 'apps/customer/src', 'apps/admin/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => /\.tsx?$/.test(path) && !ASIDE.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8')),
);

/** Whether code asks for the value by its key: as a text, or as a field of the public configuration. */
function isRead({ key }: SettingDeclaration): boolean {
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
