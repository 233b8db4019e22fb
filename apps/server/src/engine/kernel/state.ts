import type { ChainEnd } from '../../platform/database/chain.js';
import { DueHeap } from './due-heap.js';
import { IdempotencyStore } from './idempotency-store.js';
import type { Product } from './product.js';
import { ProductRegistry } from './product-registry.js';
import type { Counters, Slices } from './registry.js';
import type { LedgerAccount, LedgerAccountKind } from './tables/ledger.table.js';

/** The kernel's own part of the state. */
export class KernelState {
  laneSeq = 0;
  /** The latest stored instant: time never goes back before it, whatever a clock does. */
  storedUntil = 0;
  configVersion = 0;
  readonly counters: Counters;
  readonly accounts = new Map<number, LedgerAccount>();
  /** Account key → account id. */
  readonly accountIds = new Map<number, number>();
  /** Rows of watched tables, by table and key. */
  readonly watched = new Map<string, Map<unknown, Readonly<Record<string, unknown>>>>();
  /** Tables whose rows are numbered for features → the highest `id` given out or written. */
  readonly rowNumbers = new Map<string, number>();
  /** Settings that differ from their declared default. */
  readonly settings = new Map<string, string>();
  readonly outcomes = new IdempotencyStore();
  /** End of each chained table. */
  readonly chains = new Map<string, ChainEnd>();

  /** Timed items that wait. */
  readonly dues: DueHeap;

  constructor(
    private readonly defaults: ReadonlyMap<string, string>,
    readonly catalogue: ProductRegistry,
  ) {
    const names = catalogue.products.flatMap(({ state }) => Object.keys(state?.counters ?? {}));
    this.dues = new DueHeap(catalogue.timed);
    this.counters = Object.fromEntries(names.map((name) => [name, 0])) as unknown as Counters;
  }

  /** A setting's value in force. Throws on an undeclared key. */
  setting(key: string): string {
    const value = this.settings.get(key) ?? this.defaults.get(key);
    if (value === undefined) throw new Error(`setting ${key} is not declared`);
    return value;
  }

  flag(key: string): boolean {
    return this.setting(key) === '1';
  }

  accountOf(
    ownerId: number | null,
    kind: LedgerAccountKind,
    part: LedgerAccount['part'],
    book: LedgerAccount['book'],
    number: number | null = null,
  ): LedgerAccount | null {
    const id = this.accountIds.get(this.catalogue.accountKeys.of(ownerId, kind, part, book, number));
    return id === undefined ? null : (this.accounts.get(id) ?? null);
  }
}

/**
 * Everything a decision reads, in memory: the kernel's part and a slice of each product. Only a `Step` changes it, and
 * every change can be undone. Values are replaced, never mutated.
 */
export type State = KernelState & Slices;

/** An empty state of the products; `defaults` are the declared settings' values. */
export function emptyState(defaults: ReadonlyMap<string, string>, products: readonly Product[]): State {
  const catalogue = new ProductRegistry(products);
  const state = new KernelState(defaults, catalogue) as State;
  for (const slice of catalogue.state.slice) Object.assign(state, slice(state));
  return state;
}
