import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot, root } from './steps/root.mjs';

/** The standard's own list, if available; it is not part of this project. */
const ASVS = join(root, '../shared/data/security/asvs-5.0.0.flat.json');
const STATES = ['met', 'partly', 'not met', 'n/a'];

interface Row {
  readonly id: string;
  readonly level: string;
  readonly state: string;
  readonly where: string;
  readonly shown: string;
}

const page = readFileSync(inRoot('docs/security.md'), 'utf8');
const rows: readonly Row[] = [...page.matchAll(/^\| (V[\d.]+) \| (\d) \| .+$/gm)].map(([line]) => {
  const [, id = '', level = '', , state = '', where = '', shown = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  return { id, level, state, where, shown };
});

const isAtRoot = (path: string): boolean =>
  /^(?:apps|libs|docs|scripts)\//.test(path) || existsSync(inRoot(path));
const sourceOf = (path: string): string => inRoot(isAtRoot(path) ? path : `apps/server/src/${path}`);
const testOf = (name: string): string =>
  name.includes('/') ? sourceOf(name) : inRoot(`apps/server/test/${name}.e2e-spec.ts`);

/** Quoted texts after an opening bracket: titles of tests and groups, with `…` for placeholders. */
const titlesIn = (text: string): string[] =>
  [...text.matchAll(/\(\s*(['"`])((?:\\.|(?!\1).)+)\1,/g)].map(([, , title = '']) =>
    title.replace(/\$\{[^}]*\}/g, '…').replace(/\\(.)/g, '$1'),
  );

describe('the page on security', () => {
  it('has 253 requirements, each once: 70 of level 1, 183 of level 2', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const counts = ['1', '2'].map((level) => rows.filter((row) => row.level === level).length);
    expect([rows.length, ...counts]).toEqual([253, 70, 183]);
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
  });

  it.skipIf(!existsSync(ASVS))('has those of the standard', () => {
    const { requirements } = JSON.parse(readFileSync(ASVS, 'utf8')) as {
      requirements: { req_id: string; L: string | number }[];
    };
    const wanted = requirements.filter(({ L }) => Number(L) < 3).map(({ req_id, L }) => `${req_id} ${L}`);
    expect(rows.map(({ id, level }) => `${id} ${level}`).sort()).toEqual(wanted.sort());
  });

  it('names sources that there are', () => {
    const paths = rows.flatMap(({ where }) =>
      [...where.matchAll(/`([\w./-]+\.\w+)`/g)].map(([, path = '']) => path),
    );
    expect(paths.length).toBeGreaterThan(150);
    expect(paths.filter((path) => !existsSync(sourceOf(path)))).toEqual([]);
  });

  it('names tests that there are', () => {
    const named = rows.flatMap(({ id, shown }) => {
      const tests = [...shown.matchAll(/`([^`]+)` “(.+?)”(?=$|;)/g)];
      expect([id, tests.length > 0 || shown === '']).toEqual([id, true]);
      return tests.map(([, file = '', title = '']) => ({ file, title }));
    });
    expect(named.length).toBeGreaterThan(100);
    const missing = named.filter(({ file, title }) => {
      const path = testOf(file);
      if (!existsSync(path)) return true;
      return !titlesIn(readFileSync(path, 'utf8')).includes(title);
    });
    expect(missing).toEqual([]);
  });

  it('shows what it says is met at level 1 by a test, or by what there is to see', () => {
    const unshown = rows.filter(
      ({ level, state, where, shown }) => level === '1' && state === 'met' && !where && !shown,
    );
    expect(unshown).toEqual([]);
  });

  it('lists what is not met at the top, too', () => {
    const [, summary = ''] = /## Not met\n([\s\S]*?)\n## /.exec(page) ?? [];
    const listed = [...summary.matchAll(/V(\d+\.\d+\.\d+)(?:–(\d+))?/g)].flatMap(([, id = '', last]) => {
      const [from, group] = [Number(id.split('.').at(-1)), id.replace(/\d+$/, '')];
      return Array.from({ length: Number(last ?? from) - from + 1 }, (_, at) => `V${group}${from + at}`);
    });
    const notMet = rows.filter(({ state }) => state === 'not met').map(({ id }) => id);
    expect(notMet.filter((id) => !listed.includes(id))).toEqual([]);
  });
});

it('the page’s links lead to its own headings', () => {
  const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
    text
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replace(/ /g, '-'),
  );
  const links = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) =>
    link.startsWith('#')
      ? !headings.includes(link.slice(1))
      : !existsSync(join(dirname(inRoot('docs/x')), link)),
  );
  expect(broken).toEqual([]);
});
