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

/** `path:line` of every place where the pattern stands outside the files that may hold it. */
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
    const allowed = /^libs\/contracts\/src\/wire\/|\.spec\.ts$|^apps\/server\/src\/cli\/bench\//;
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
    const marks = /\b(?:TODO|FIXME)\b|@ts-(?:ignore|nocheck|expect-error)|eslint-disable|biome-ignore/;
    expect(strays(['libs', 'apps', 'scripts'], marks, /^scripts\/code-rules\.spec\.ts$/)).toEqual([]);
  });
});
