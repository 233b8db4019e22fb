import type { NumericDecimals } from '@truemark/contracts';
import type { LedgerEntryRow } from '@truemark/contracts/admin';
import { useMemo } from 'react';
import { type Product, useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { sumExactly } from '../../ui/sum-exactly.js';
import { customerLabel } from '../../ui/whose.js';

export type Posting = NumericDecimals<LedgerEntryRow['postings'][number]>;

export type Entry = NumericDecimals<LedgerEntryRow>;

/** Names of entries, accounts and causes. */
export interface Words {
  readonly entries: Readonly<Record<string, string>>;
  readonly accounts: Readonly<Record<string, string>>;
  /** Broker accounts that represent the outside world. */
  readonly outside: readonly string[];
  /** `ref_kind` → resource of the cause. */
  readonly causes: Readonly<Record<string, string>>;
  /** `ref_kind` → name of its rows. */
  readonly causeNames: Readonly<Record<string, string>>;
}

/** Names from the products, and those that belong to no product. */
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

/** Name of a customer's account, with its owner where nothing next to it says so. */
export function accountName({ accounts }: Words, posting: Posting, isAlone = true): string {
  const { kind, part, uid, customer_name } = posting;
  const name = `${accounts[kind] ?? kind}${part === 'held' ? t('ledgerEntries.held') : ''}`;
  if (uid === null || !isAlone) return name;
  return `${name} ${t('ledgerEntries.of', { uid: customerLabel({ uid, customer_name }) })}`;
}

/** Account as the page of a cause has it, `change` or `change (held)`, in words. */
export function placeName({ accounts }: Words, account: string): string {
  const [kind = '', part] = account.split(' ');
  return `${accounts[kind] ?? kind}${part === '(held)' ? t('ledgerEntries.held') : ''}`;
}

export const cause = (words: Words, { ref_kind: kind, ref_id: id }: Entry): string =>
  kind === null ? '–' : upperFirst(`${words.causeNames[kind] ?? kind} ${id ?? ''}`.trim());

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const rise = ({ side, amount }: Posting): number => (side === 'C' ? amount : -amount);

/** Sum by which an entry's selected postings raise what an account owes. Credits raise it. */
const risenBy = ({ postings }: Pick<Entry, 'postings'>, isCounted: (posting: Posting) => boolean): number =>
  sumExactly(postings.filter(isCounted).map(rise));

/** Change of a customer's money by an entry; negative: less. */
export const movedFor = (entry: Pick<Entry, 'postings'>, customerId: number): number =>
  risenBy(entry, (posting) => posting.customer_id === customerId);

/** Change of a broker account's figure by an entry. Incoming money lowers an account that represents the outside. */
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

/** Page of the entry's cause; null if it has none. */
export const causePage = ({ causes }: Words, { ref_kind: kind, ref_id: id }: Entry): string | null => {
  const resource = kind === null ? undefined : causes[kind];
  return resource === undefined || id === null ? null : `/${resource}/${id}/show`;
};

/** Effect of an entry on one account: its signed sum and the balance afterwards. */
interface Moved {
  readonly id: number;
  readonly type: string;
  readonly at: number;
  readonly sum: number;
  readonly balance: number;
  readonly currency: string;
}

/** Entries that moved a customer's money on one account, in order. Held money counts as gone. */
export const lastOf = (entries: readonly Entry[], customerId: number, account: string): Moved[] =>
  entries.flatMap(({ id, type, at_ms: at, currency, postings }) => {
    const own = postings.filter(
      (each) => each.customer_id === customerId && each.kind === account && each.part === 'free',
    );
    const last = own.at(-1);
    if (!last) return [];
    const sum = sumExactly(own.map(rise));
    return [{ id, type, at, sum, balance: last.balance_after, currency }];
  });
