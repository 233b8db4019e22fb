import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './steps/root.mjs';

const ASIDE = new Set(['node_modules', 'dist', '.git', 'data', 'test-results', 'playwright-report']);

/** Source files below a folder, as paths from the root. */
function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ASIDE.has(entry.name) ? [] : sources(path);
    return /\.(?:[cm]?[jt]sx?)$/.test(entry.name) ? [path] : [];
  });
}

/** `path:line` of every match outside the files that may contain it. */
function strays(folders: readonly string[], pattern: RegExp, allowed: RegExp): string[] {
  return folders
    .flatMap(sources)
    .filter((path) => !allowed.test(path))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
    );
}

describe('the code', () => {
  it('keeps the legacy names of the wire in one place', () => {
    const legacy =
      /\b(?:CautionMoney\w*|HazardRate|FactProfits|TargetLossPrice|TargetProfitPrice|OriginPrice|UpdatePrice|ForexTradeLists|quick_ist|canal_follow)\b/;
    const allowed =
      /^libs\/contracts\/src\/(?:wire\/|[\w-]+\/(?:names|answers|push)\.ts$)|\.spec\.ts$|^apps\/server\/src\/cli\/bench\//;
    expect(strays(['libs', 'apps/server/src'], legacy, allowed)).toEqual([]);
  });

  it('reads the environment once', () => {
    expect(strays(['libs', 'apps/server/src'], /\bprocess\.env\b/, /^apps\/server\/src\/config\//)).toEqual(
      [],
    );
    expect(strays(['apps/customer/src', 'apps/admin/src'], /\bprocess\.env\b/, /^$/)).toEqual([]);
  });

  it('holds no file that nobody can read in one sitting', () => {
    const long = ['libs', 'apps', 'scripts']
      .flatMap(sources)
      .filter((path) => readFileSync(join(root, path), 'utf8').split('\n').length > 301);
    expect(long).toEqual([]);
  });

  it('leaves nothing for later, and silences no check', () => {
    const marks =
      /\b(?:TODO|FIXME)\b|@ts-(?:ignore|nocheck|expect-error)|eslint-disable|oxlint-disable|biome-ignore/;
    expect(strays(['libs', 'apps', 'scripts'], marks, /^scripts\/code-rules\.spec\.ts$/)).toEqual([]);
  });
});

describe('the modules of the server', () => {
  const server = 'apps/server/src';
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');

  it('are all that the whole knows of a feature', () => {
    const found = ['app.module.ts', 'admin.module.ts'].flatMap((file) =>
      [...read(`${server}/${file}`).matchAll(/from '(\.\/features\/[^']+)'/g)].map(([, path = '']) => path),
    );
    expect(found).not.toEqual([]);
    expect(found.filter((path) => !/^\.\/features\/([^/]+)\/\1\.module\.js$/.test(path))).toEqual([]);
  });

  it('provide every kind of request, and each is marked', () => {
    const kind =
      /((?:^@.*\n)*)^export class (\w+)[^{]*(?:implements ApprovalKind|extends (?:GuardedTerms<|TermsAdmin<|LoanRequest\b))/gm;
    const kinds = sources(`${server}/features`)
      .filter((path) => !path.endsWith('.spec.ts') && !path.endsWith('/terms-change.approval.ts'))
      .flatMap((path) =>
        [...read(path).matchAll(kind)].map(([, marks = '', name = '']) => ({ path, marks, name })),
      );
    expect(kinds).not.toEqual([]);
    const lost = kinds.filter(({ path, marks, name }) => {
      const folder = path.slice(0, path.lastIndexOf('/'));
      const module = read(`${folder}/${folder.slice(folder.lastIndexOf('/') + 1)}.module.ts`);
      const isProvided = new RegExp(`providers: \\[[^\\]]*\\b${name}\\b`).test(module);
      return !marks.includes('@NeedsApproval()') || !isProvided;
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});
