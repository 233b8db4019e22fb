import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CUSTOMER_APP as known } from '@truemark/contracts/admin';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ICONS, Icon } from '../ui/Icon.js';

const FEATURES = join(import.meta.dirname, '../features');
const read = (path: string): string => readFileSync(join(FEATURES, path), 'utf8');

/** All addresses that products declare. Message links and menus use no others. */
const pages = readdirSync(FEATURES, { encoding: 'utf8', recursive: true })
  .filter((path) => /^[\w-]+\/product\.ts$/.test(path))
  .flatMap((path) => [...read(path).matchAll(/\bpath: '([^']+)'/g)].map(([, page = '']) => page));

/** Keys of the sections on the home page. */
const home = read('home/HomePage.tsx');
const table = /const SECTIONS[^{]*\{([^}]*)\}/.exec(home)?.[1] ?? '';
const sections = [...table.matchAll(/^\s*(\w+|\[\w+\]):/gm)].map(([, key = '']) =>
  key.startsWith('[') ? new RegExp(`const ${key.slice(1, -1)} = '(\\w+)'`).exec(home)?.[1] : key,
);

const drawn = (name: string): string =>
  /<svg[^>]*>(.*)<\/svg>$/.exec(renderToStaticMarkup(createElement(Icon, { name })))?.[1] ?? '';

describe('what the back office knows of the customer app', () => {
  it('its pages are those that the app answers', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect([...known.pages].sort()).toEqual([...new Set(pages)].sort());
  });

  it('its sections are those that the home page has', () => {
    expect([...known.sections].sort()).toEqual([...sections].sort());
  });

  it('its icons are those that the app draws, as it draws them', () => {
    expect(Object.keys(known.icons).sort()).toEqual(Object.keys(ICONS).sort());
    for (const [name, drawing] of Object.entries(known.icons)) expect(drawing, name).toBe(drawn(name));
  });
});
