import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as contracts from '@truemark/contracts/admin';
import { expect, it } from 'vitest';
import type { Names } from '../../providers/names.js';
import { namesOf } from '../../providers/translate.js';
import { fields as deposits } from '../deposits/field-words.js';
import { fields as funds } from '../funds/field-words.js';
import { fields as loans } from '../loans/field-words.js';
import { fields as withdrawals } from '../withdrawals/field-words.js';
import { FIELD_NAMES, fieldName, learnFields } from './field-names.js';

learnFields([deposits, funds, loans, withdrawals]);

const FEATURES = join(import.meta.dirname, '../../../../server/src/features');

const sources = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(join(FEATURES, file), 'utf8'));

interface Shape {
  readonly def: {
    readonly type: string;
    readonly shape?: Readonly<Record<string, Shape>>;
    readonly element?: Shape;
    readonly innerType?: Shape;
    readonly valueType?: Shape;
    readonly in?: Shape;
    readonly options?: readonly Shape[];
  };
}

/** Fields of a form, including nested ones. */
function fieldsIn({ def }: Shape): string[] {
  if (def.shape) return Object.entries(def.shape).flatMap(([name, inner]) => [name, ...fieldsIn(inner)]);
  const inner = [def.element, def.innerType, def.valueType, def.in, ...(def.options ?? [])];
  return inner.flatMap((each) => (each ? fieldsIn(each) : []));
}

/** App names by server name, including nested fields. */
const flatNames = (names: Names): [string, string][] =>
  Object.entries(names).flatMap(([wire, name]) =>
    typeof name === 'string' ? [[wire, name]] : [[wire, name[0]], ...flatNames(name[1])],
  );

/** Forms of all terms that need approval, each with the resource that it writes. */
const forms = sources
  .filter((source) => source.includes('NeedsApproval'))
  .flatMap((source) => [...source.matchAll(/readonly resource = '([^']+)'[^]*?readonly schema = (\w+)/g)]);

/** Names in the `facts`, `before` and `after` of requests of other kinds. */
const shown = sources
  .filter((source) => source.includes('implements ApprovalKind'))
  .flatMap((source) => [
    ...source.matchAll(/(?:const facts = |\bbefore: |\bafter: |=> \()\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g),
  ])
  .flatMap(([, body = '']) =>
    [...body.matchAll(/(?:^|[{,(])\s*(\w+)(?=\s*:)/g)].map(([, name]) => String(name)),
  );

/** Names in the terms that requests carry, with what the server works out from them. */
const worked = sources
  .filter((source) => source.includes('NeedsApproval'))
  .flatMap((source) => {
    const [, resource = ''] = /readonly resource = '([^']+)'/.exec(source) ?? [];
    const names = new Map(flatNames(namesOf(resource)));
    const [method = ''] = /protected(?: override)? termsOf\([^]*?\n {2}\}/.exec(source) ?? [];
    const [, body = ''] = /return \{([^]*?)\n {4}\};/.exec(method) ?? [];
    return [...body.matchAll(/^ {6}(\w+):/gm)].map(([, name]) => names.get(String(name)) ?? String(name));
  })
  .filter((name) => name !== 'id');

it('every field that a request can carry has a name', () => {
  expect(forms.length).toBeGreaterThan(12);
  expect(shown).toContain('second_factor');
  const of = contracts as unknown as Readonly<Record<string, Shape>>;
  const carried = forms.flatMap(([, resource = '', form = '']) => {
    const names = new Map(flatNames(namesOf(resource)));
    return fieldsIn(of[form] as Shape).map((field) => names.get(field) ?? field);
  });
  expect(carried).toContain('units');
  expect(worked).toContain('example_redeemable');
  const unnamed = [...new Set([...carried, ...shown, ...worked])].filter((field) => !(field in FIELD_NAMES));
  expect(unnamed).toEqual([]);
});

it.each([
  ['symbols', ['units'], 'Units per lot'],
  ['symbols', ['schedule', 'holidays', '0', 'date'], 'Trading hours · Holidays · 1 · Date'],
  ['funds', ['texts', 'en', 'who_pays'], 'English · Who pays'],
  ['approvals', ['symbols.change XAU', 'spread'], 'Spread'],
  ['custom-roles', ['permissions', 'dashboard'], 'May do · Dashboard'],
  ['withdrawals', ['to'], 'Goes to'],
])('of %s, %j is called %s', (resource, path, name) => expect(fieldName(resource, path)).toBe(name));
