import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { checkFiles } from '../docs/check-proof.mjs';
import { TAMPERINGS } from './proof-tamperings.js';
import { altered, byPage, byScript, DAY, filesOf, saved } from './saved-proof.js';
import { root } from './steps/root.mjs';

const catalogues = join(root, 'libs/i18n/src/catalogues');
/** The page's texts, by language. */
const languages = readdirSync(catalogues).map((lang) => {
  const texts = readFileSync(join(catalogues, lang, 'seals.json'), 'utf8');
  return { lang, texts: JSON.parse(texts) as Readonly<Record<string, string>> };
});

describe('sealed days that are as they were', () => {
  it('agree, by the script and by the page', async () => {
    expect(byScript(saved())).toEqual([]);
    expect(await byPage(saved())).toEqual([]);
  });

  it('agree in a folder, packed or not; the script ends with 0', () => {
    const folder = mkdtempSync(join(tmpdir(), 'proof-'));
    for (const { name, bytes } of filesOf(saved())) {
      const isPacked = name.endsWith('.csv');
      writeFileSync(join(folder, isPacked ? `${name}.gz` : name), isPacked ? gzipSync(bytes) : bytes);
    }
    const script = join(root, 'docs/check-proof.mjs');
    const run = (...options: string[]) =>
      spawnSync(process.execPath, [script, folder, ...options], { encoding: 'utf8' });
    const good = run();
    expect(good.stdout).toMatch(/37 of 37 ticks of TMX100 on 2026-11-02/);
    expect(good.stdout).toMatch(/customer 43 is owed 431.5 USD, 0 EUR of 2157.5 USD/u);
    expect(good.stdout).toMatch(/everything agrees/);
    expect(good.status).toBe(0);
    const other = run(`--seal=${DAY}:${'7'.repeat(64)}`);
    expect(other.stderr).toMatch(/history was rewritten/);
    expect(other.status).toBe(1);
    rmSync(folder, { recursive: true });
  });
});

describe('an order of which no movement of money is shown', () => {
  const all = altered(({ order }) => void order.entries.splice(0));

  it('is refused by the page, where its prices are sealed', async () => {
    expect((await byPage(all)).map(({ key }) => key)).toEqual(['fault.unbooked']);
  });

  it('is noted by the script, which may be given one of today', () => {
    const said: string[] = [];
    const say = (...line: string[]): void => void said.push(...line);
    expect(checkFiles(filesOf(all), {}, say)).toEqual([]);
    expect(said.join('\n')).toMatch(/^note {4}no entry of the order is shown/m);
  });
});

describe('an order with a tick of which nothing shows that it was sealed', () => {
  const said = (files: ReturnType<typeof filesOf>): string => (checkFiles(files) as string[]).join('\n');
  const noList = filesOf(saved()).filter(({ name }) => !name.startsWith('ticks-'));

  it('is refused, where others of it have their paths and its day is sealed', () => {
    expect(said(noList)).toMatch(
      /tick 38 of TMX100 is shown for the order, and nothing shows it as it was sealed on 2026-11-02/,
    );
  });

  it('is only noted where no path of it is here at all', () => {
    expect(said(noList.filter(({ name }) => !name.startsWith('order-')))).toBe('');
  });
});

const refused = Object.entries(TAMPERINGS).flatMap(([kind, tamperings]) =>
  tamperings.map(([what, ...tampering]) => [kind, what, ...tampering] as const),
);

describe.each(refused)('%s: %s', (_kind, _what, all, said, shown) => {
  it('is named by the script', () => {
    expect(byScript(all()).join('\n')).toMatch(said);
  });

  it('is refused by the page, in words of each language that name what differs', async () => {
    const found = (await byPage(all())).find(({ key }) => key === shown);
    expect(found).toBeDefined();
    for (const { lang, texts } of languages) {
      const text = texts[`seals.${shown}`];
      expect(text?.length, lang).toBeGreaterThan(10);
      const named = [...(text ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
      // Labels of figures come from the page's other texts.
      expect({ name: '', ...found?.facts }, lang).toMatchObject(
        Object.fromEntries(named.map((name) => [name, expect.any(String)])),
      );
    }
  });
});
