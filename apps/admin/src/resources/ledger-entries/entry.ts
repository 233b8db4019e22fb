import type { InNumbers } from '@truemark/contracts';
import type { LedgerEntryRow } from '@truemark/contracts/admin';
import { useMemo } from 'react';
import { type Product, useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { added } from '../../ui/added.js';
import { whoseText } from '../../ui/whose.js';

export type Posting = InNumbers<LedgerEntryRow['postings'][number]>;

export type Entry = InNumbers<LedgerEntryRow>;

/** What entries, accounts and causes are called. */
export interface Words {
  readonly entries: Readonly<Record<string, string>>;
  readonly accounts: Readonly<Record<string, string>>;
  /** Accounts of the house that stand for the outside. */
  readonly outside: readonly string[];
  /** `ref_kind` → resource where the cause is. */
  readonly causes: Readonly<Record<string, string>>;
  /** `ref_kind` → what its rows are called. */
  readonly causeNames: Readonly<Record<string, string>>;
}

/** As the products have it, and what is nobody's product. */
export const wordsOf = (products: readonly Product[]): Words => ({
  entries: Object.assign(
    { transfer: t('ledgerEntries.transfer'), reversal: t('ledgerEntries.reversal') },
    ...products.map(({ ledger }) => ledger?.entries),
  ),
  accounts: Object.assign(
    { change: t('ledgerEntries.funding') },
    ...products.map(({ ledger }) => ledger?.accounts),
  ),
  outside: products.flatMap(({ ledger }) => ledger?.outside ?? []),
  causes: Object.fromEntries(
    products.flatMap(({ name, ledger }) => (ledger?.cause ? [[ledger.cause, name]] : [])),
  ),
  causeNames: Object.fromEntries(
    products.flatMap(({ ledger }) =>
      ledger?.cause && ledger.causeName ? [[ledger.cause, ledger.causeName]] : [],
    ),
  ),
});

export function useWords(): Words {
  const products = useProducts();
  return useMemo(() => wordsOf(products), [products]);
}

export const typeName = ({ entries }: Words, type: string): string => entries[type] ?? type;

/** Of a customer's, with whose it is where nothing beside it says so. */
export function accountName({ accounts }: Words, posting: Posting, isAlone = true): string {
  const { kind, part, uid, customer_name } = posting;
  const name = `${accounts[kind] ?? kind}${part === 'held' ? t('ledgerEntries.held') : ''}`;
  if (uid === null || !isAlone) return name;
  return `${name} ${t('ledgerEntries.of', { uid: whoseText({ uid, customer_name }) })}`;
}

/** An account as the page of a cause has it, `change` or `change (held)`, in words. */
export function placeName({ accounts }: Words, account: string): string {
  const [kind = '', part] = account.split(' ');
  return `${accounts[kind] ?? kind}${part === '(held)' ? t('ledgerEntries.held') : ''}`;
}

export const cause = (words: Words, { ref_kind: kind, ref_id: id }: Entry): string =>
  kind === null ? '–' : upperFirst(`${words.causeNames[kind] ?? kind} ${id ?? ''}`.trim());

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const rise = ({ side, amount }: Posting): number => (side === 'C' ? amount : -amount);

/** By how much some of an entry's postings raise what an account owes, which grows by a credit. */
const risenBy = ({ postings }: Pick<Entry, 'postings'>, isCounted: (posting: Posting) => boolean): number =>
  added(postings.filter(isCounted).map(rise));

/** What a customer has more by an entry, below zero less. */
export const movedFor = (entry: Pick<Entry, 'postings'>, customerId: number): number =>
  risenBy(entry, (posting) => posting.customer_id === customerId);

/** By how much an entry raises the figure of an account of the house: what comes in lowers one that stands for the outside. */
export function movedOfHouse(
  { outside }: Pick<Words, 'outside'>,
  entry: Pick<Entry, 'postings'>,
  account: string,
): number {
  const moved = risenBy(entry, ({ customer_id: owner, kind }) => owner === null && kind === account);
  return outside.includes(account) ? 0 - moved : moved;
}

const BOOKS: Readonly<Record<string, string>> = {
  real: t('ledgerEntries.realBook'),
  demo: t('ledgerEntries.demoBook'),
};

/** Real or demo, in a word. */
export const bookName = (book: string): string => BOOKS[book] ?? book;

/** The page of what caused an entry; null where it has none. */
export const causePage = ({ causes }: Words, { ref_kind: kind, ref_id: id }: Entry): string | null => {
  const resource = kind === null ? undefined : causes[kind];
  return resource === undefined || id === null ? null : `/${resource}/${id}/show`;
};

/** What an entry did to one account: its sum with a sign, and the balance that it left. */
interface Moved {
  readonly id: number;
  readonly type: string;
  readonly at: number;
  readonly sum: number;
  readonly balance: number;
  readonly currency: string;
}

/** Which of these entries moved what a customer has on one account, in their order. What is set aside counts as gone. */
export const lastOf = (entries: readonly Entry[], customerId: number, account: string): Moved[] =>
  entries.flatMap(({ id, type, at_ms: at, currency, postings }) => {
    const own = postings.filter(
      (each) => each.customer_id === customerId && each.kind === account && each.part === 'free',
    );
    const last = own.at(-1);
    if (!last) return [];
    const sum = added(own.map(rise));
    return [{ id, type, at, sum, balance: last.balance_after, currency }];
  });
