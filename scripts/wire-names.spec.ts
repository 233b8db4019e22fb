import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from './steps/root.mjs';

/** Files of each workspace that map wire names to its own; wire names are allowed nowhere else. */
const WORKSPACES = [
  { folder: 'libs', mapping: /^libs\/contracts\/src\// },
  {
    folder: 'apps/server/src',
    mapping: /^apps\/server\/src\/cli\/bench\/|\.(?:admin(?:\.controller)?|approval)\.ts$/,
  },
  { folder: 'apps/admin/src', mapping: /^apps\/admin\/src\/providers\/names\.ts$/ },
  { folder: 'apps/customer/src', mapping: /^apps\/customer\/src\/api\// },
];

/** Wire words that are field terms too, so the code may use them. */
const SHARED = new Set([
  ...['balance', 'claim', 'kind', 'least', 'type', 'url', 'verifications'],
  // Columns and settings have these names too.
  ...['adjustments', 'is_demo', 'session_since', 'micro_loss_level'],
  // A field term too.
  'share',
]);

const ASIDE = new Set(['node_modules', 'dist']);

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ASIDE.has(entry.name) ? [] : sources(path);
    return /(?<!\.spec)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Every word of the glossary's columns “on the wire” that the code does not use as well. */
function legacyWords(): Set<string> {
  const words = new Set<string>();
  let column = -1;
  for (const line of readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('\n')) {
    const cells = line.split('|').map((cell) => cell.trim());
    if (cells.includes('term')) column = cells.indexOf('on the wire');
    if (column < 0 || cells.length <= column) continue;
    for (const [, code = ''] of (cells[column] ?? '').matchAll(/`([^`]+)`/g)) {
      // Keys of refusals and paths of calls are separate names.
      if (/[./]/.test(code)) continue;
      for (const [word] of code.matchAll(/[A-Za-z_]+/g)) if (!SHARED.has(word)) words.add(word);
    }
  }
  return words;
}

/** Property name that a node sets or reads, or a text that is only a name. */
function nameAt(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isBindingElement(node)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) ? name.text : undefined;
  }
  if (ts.isPropertyAssignment(node) || ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) {
    return ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : undefined;
  }
  if (ts.isShorthandPropertyAssignment(node)) return node.name.text;
  return undefined;
}

function strays(path: string, words: ReadonlySet<string>): string[] {
  const file = ts.createSourceFile(
    path,
    readFileSync(join(root, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const name = nameAt(node);
    if (name !== undefined && words.has(name)) {
      found.push(`${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${name}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

describe('the names of the wire', () => {
  const words = legacyWords();

  it('are read from the glossary', () => {
    expect(words.size).toBeGreaterThan(70);
    for (const word of ['CautionMoney', 'HazardRate', 'ForexId', 'Seconds', 'lockBalance', 'forex_id']) {
      expect(words).toContain(word);
    }
  });

  it.each(WORKSPACES)('stand in the mapping of $folder alone', { timeout: 60_000 }, ({ folder, mapping }) => {
    const paths = sources(folder).filter((path) => !mapping.test(path));
    const found = paths.flatMap((path) => strays(path, words));
    expect(found).toEqual([]);
  });

  it('and paths are called by the api of the customer app alone', () => {
    const paths = sources('apps/customer/src').filter((path) => !path.startsWith('apps/customer/src/api/'));
    const callers = paths.filter((path) =>
      /['"`]\/(?:v2\/)?api\//.test(readFileSync(join(root, path), 'utf8')),
    );
    expect(callers).toEqual([]);
  });
});
