import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './steps/root.mjs';

const WORKSPACES = ['apps/server/src', 'apps/customer/src', 'apps/admin/src', 'libs'];
/**
 * Excluded paths, which refer to any product: migrations and their list, seeds, proofs of days, benchmarks and tests.
 */
const ASIDE =
  /\/(?:dist|node_modules|migrations|seed|bench|proof)(?:\/|$)|\/database\/data-source\.ts$|\/cli\/bench\.ts$|\.(?:spec|fixture)\.tsx?$/;

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (ASIDE.test(path)) return [];
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

interface Reach {
  /** Names of its code, wherever used. */
  readonly names: RegExp;
  /** Its own folders and files. */
  readonly own: RegExp;
  /** Maximum number of other files that refer to it. */
  readonly most: number;
  /** Products it builds on by design, as docs/add-a-product.md says: its own files do not count for those. */
  readonly standsOn?: readonly string[];
}

/** Matches a word in code, but not in a sentence for readers. */
const named = (word: string): RegExp => new RegExp(`${word}(?!s?(?:[ ,;]|\\.(?!\\w)))`);

/** The further a product reaches, the more must be read to change it. These numbers may fall, never rise. */
const REACH: Readonly<Record<string, Reach>> = {
  limits: {
    names:
      /[lL]imitsBook|[cC]ustomerLimits|OwnLimits|LimitsModule|\/limits\/|\/limits\.js'|\['private', 'limits'\]|\blimits\.(?:set|standing|stake|daily_loss|session|self_excluded)/,
    own: /\/limits\/|\/limits\.ts$/,
    most: 8,
  },
  options: {
    names: /\bmicro(?!seconds|soft)|[oO]ption(?:Book|Sale|sAdmin|Duration)|'option\.|\/options\//,
    own: /option|micro/,
    most: 7,
  },
  deposits: { names: named('[dD]eposit'), own: /deposit/, most: 10 },
  withdrawals: { names: named('[wW]ithdrawal'), own: /withdrawal/, most: 10 },
  loans: { names: named('[lL]oan'), own: /loan/i, most: 10 },
  mining: {
    names:
      /[mM]ining(?!s?(?:[ ,;]|\.(?!\w)))|[fF]und(?:Book|s?Admin|Subscription|Pool)|'fund(?:_pool)?s?\.|fund-pools|fund_refund/,
    own: /mining|\/funds?\b|\/funds?-/,
    most: 10,
  },
  'copy-trading': {
    names:
      /[cC]opy-?[tT]rading|\bcopying\b|\/(?:follows?|traders)\/|'(?:follow|trader|share|copies|leader)s?\.|[lL]eaderEvent|[fF]ollowEvent/,
    own: /copy-?trading|copies|follow|trader/i,
    most: 10,
    // A copy is a contract order that follows another one: docs/copy-trading.md.
    standsOn: ['contracts'],
  },
  /**
   * Excluded: the library of the same name, refusals common to all kinds of trades, the category of symbols, and the
   * market's calls, which are below `forex` on the wire too.
   */
  contracts: {
    names:
      /(?<!truemark|libs)\/(?:contracts|trading|trade|orders)\/|'order\.(?!disabled|insufficient_balance)|(?<!category\.)\bforex\b(?!\/(?:trade_list|search|getCategories|kline|recent_ticks|abbreviated_cache_kline)\b)|ForexOrder/,
    own: /products\/contracts\/|features\/(?:trading|trade|orders)\/|src\/(?:trading|orders)\/|resources\/(?:orders|exposure|margin-watch)\/|api\/(?:order|live\/positions)/,
    most: 7,
  },
};

const paths = WORKSPACES.flatMap(sources);

/** Folders of a product and of products that build on it. */
function ownOf(product: string): readonly RegExp[] {
  const above = Object.values(REACH).filter(({ standsOn }) => standsOn?.includes(product));
  return [REACH[product] as Reach, ...above].map(({ own }) => own);
}

describe.each(Object.entries(REACH))('the product %s', (product, { names, most }) => {
  const owned = ownOf(product);
  const others = paths.filter(
    (path) => !owned.some((own) => own.test(path)) && names.test(readFileSync(join(root, path), 'utf8')),
  );

  it(`is named in at most ${most} files outside its folders`, () => {
    expect(others.length, others.join('\n')).toBeLessThanOrEqual(most);
  });
});

it('a stranger is told of every file that limits touch', () => {
  const { names, own } = REACH.limits as Reach;
  const page = readFileSync(join(root, 'docs/add-a-product.md'), 'utf8');
  const touched = paths.filter(
    (path) => !own.test(path) && names.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(touched.filter((path) => !page.includes(`\`${path}\``))).toEqual([]);
});
