import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { declaredTitles } from '../../scripts/page-titles.js';

const FEATURES = join(import.meta.dirname, '../features');
const read = (path: string): string => readFileSync(path, 'utf8');

/** Product declarations of the pages that have a tab. */
const tabs = readdirSync(FEATURES, { encoding: 'utf8', recursive: true })
  .filter((path) => /^[\w-]+\/product\.ts$/.test(path))
  .flatMap((path) => {
    const product = read(join(FEATURES, path));
    const flag = /const MENU_FLAG = ('\w+')/.exec(product)?.[1] ?? '';
    return [...product.matchAll(/\{[^{}]*\bkept: true[^{}]*\}?/g)].map(([rule]) => [
      /path: ('[^']+')/.exec(rule)?.[1],
      rule.includes('menuFlag: MENU_FLAG') ? flag : 'null',
    ]);
  })
  .map(([path, flag]) => `${path}: ${flag}`);

describe('what is painted before the app is there', () => {
  it('has the tabs of the pages that keep their state, and the settings that hide them', () => {
    const table =
      /const TABS = \{([^}]*)\}/.exec(read(join(import.meta.dirname, '../../public/early.js')))?.[1] ?? '';
    const known = [...table.matchAll(/'[^']+': (?:null|'\w+')/g)].map(([entry]) => entry);
    expect(tabs.length).toBeGreaterThan(4);
    expect(known.sort()).toEqual(tabs.sort());
  });

  it('says what pages are called that are always called the same, as they do themselves', () => {
    const titles = declaredTitles();
    const declared = readdirSync(FEATURES, { encoding: 'utf8', recursive: true })
      .filter((path) => /^[\w-]+\/product\.ts$/.test(path))
      .flatMap((path) => [...read(join(FEATURES, path)).matchAll(/\btitle: '/g)]);
    expect(titles.length).toBe(declared.length);
    expect(titles.length).toBeGreaterThan(40);
    expect(titles.find(({ path }) => path === '/mine/wallet')).toEqual({
      path: '/mine/wallet',
      key: 'wallet.title',
      wide: true,
      closed: true,
    });
  });

  it.each([/clamp\([^)]*\) minmax\(0, 1fr\) clamp\([^)]*\)/, /\d+px minmax\(0, 1fr\) \d+px/])(
    'has the columns of the trade page on a wide screen: %s',
    (wide) => {
      const [columns] = wide.exec(read(join(FEATURES, 'trade/TradeLayout.tsx'))) ?? [];
      expect(columns).toBeDefined();
      expect(wide.exec(read(join(import.meta.dirname, '../early-pages.css')))?.[0]).toBe(columns);
    },
  );
});
