import type { AccountSnapshot, EngineEvent } from '../../engine/protocol.js';
import { reloadAll } from '../../platform/retry/reload.js';
import type { Connection } from '../../platform/socket/connection.js';
import type { EndingMapper } from '../push/maps-endings.js';
import type { LiveFiguresPublisher } from '../push/shows-live.js';
import { type CustomerEvent, type IsSubscribed, WatchedCustomer } from './watched-customer.js';

/** Time for which a disconnected customer is still followed, so that a reconnect gets the missed events. */
const LINGER_TIME = 60_000;

interface PendingCustomer {
  readonly early: CustomerEvent[];
  readonly customer: Promise<WatchedCustomer>;
}

/** Customers with subscribers, and an index of which symbol moves which account. */
export class WatchedCustomers {
  private readonly watched = new Map<number, WatchedCustomer>();
  private readonly bySymbol = new Map<number, Set<WatchedCustomer>>();
  private readonly changedSymbols = new Set<number>();
  /** Customers whose snapshot is being fetched, with the events received meanwhile. */
  private readonly loading = new Map<number, PendingCustomer>();

  /** Customers whose snapshot is being fetched again, with the events received meanwhile. */
  private readonly renewing = new Map<number, CustomerEvent[]>();
  private renewals = 0;

  constructor(
    private readonly snapshotOf: (customerId: number) => Promise<AccountSnapshot>,
    private readonly publishers: () => readonly LiveFiguresPublisher[],
    private readonly isSubscribed: IsSubscribed,
    private readonly endingOf: EndingMapper['endingOf'],
    private readonly onFailure: (error: unknown) => void,
  ) {}

  async join(customerId: number, connection: Connection): Promise<void> {
    const customer = this.watched.get(customerId) ?? (await this.loadCustomer(customerId));
    customer.connections.add(connection);
    customer.leftAt = null;
  }

  leave(customerId: number, connection: Connection, now: number): void {
    const customer = this.watched.get(customerId);
    customer?.connections.delete(connection);
    if (customer?.connections.size === 0) customer.leftAt = now;
  }

  get(customerId: number): WatchedCustomer | undefined {
    return this.watched.get(customerId);
  }

  follow(event: EngineEvent): void {
    if (event.type === 'tick') {
      this.changedSymbols.add(event.tick.symbolId);
    } else if ('customerId' in event) {
      this.loading.get(event.customerId)?.early.push(event);
      const renewing = this.renewing.get(event.customerId);
      if (renewing) return void renewing.push(event);
      const customer = this.watched.get(event.customerId);
      if (!customer) return;
      const before = [...customer.symbols()];
      customer.follow(event);
      this.index(customer, before);
    }
  }

  /** Revalues the accounts that ticks moved, and publishes what is due. */
  frame(now: number): void {
    for (const symbolId of this.changedSymbols) {
      for (const customer of this.bySymbol.get(symbolId) ?? []) customer.touch(symbolId);
    }
    this.changedSymbols.clear();
    for (const [id, customer] of this.watched) {
      if (customer.leftAt !== null && now - customer.leftAt > LINGER_TIME) this.removeCustomer(id, customer);
      else customer.frame(now);
    }
  }

  /**
   * Fetches all snapshots again after lost events, until each has arrived or is not needed any more. `renewed` is called
   * for each.
   */
  async renew(renewed: (customer: WatchedCustomer) => void): Promise<void> {
    this.renewals += 1;
    const { renewals } = this;
    await reloadAll([...this.watched], {
      load: ([id, customer]) => this.renewOne(id, customer, renewed),
      isWanted: ([id, customer]) => this.renewals === renewals && this.watched.get(id) === customer,
      onFailure: this.onFailure,
    });
  }

  private async renewOne(
    id: number,
    customer: WatchedCustomer,
    renewed: (customer: WatchedCustomer) => void,
  ): Promise<void> {
    const early: CustomerEvent[] = [];
    this.renewing.set(id, early);
    const snapshot = await this.snapshotOf(id).catch((error: unknown) => {
      // Until the next try, what happens is shown with the state there is.
      if (this.renewing.get(id) === early) this.resume(id, customer, early, null);
      throw error;
    });
    // Superseded by a later fetch, or no longer watched.
    if (this.renewing.get(id) !== early) return;
    this.resume(id, customer, early, snapshot);
    renewed(customer);
  }

  private resume(
    id: number,
    customer: WatchedCustomer,
    early: readonly CustomerEvent[],
    snapshot: AccountSnapshot | null,
  ): void {
    this.renewing.delete(id);
    const before = [...customer.symbols()];
    if (snapshot) customer.renew(snapshot);
    for (const event of early) customer.follow(event);
    this.index(customer, before);
  }

  /** Concurrent joins share one snapshot. Buffered events that it already contains are skipped. */
  private loadCustomer(customerId: number): Promise<WatchedCustomer> {
    const known = this.loading.get(customerId);
    if (known) return known.customer;
    const early: CustomerEvent[] = [];
    const customer = this.snapshotOf(customerId)
      .then((snapshot) => {
        const begun = new WatchedCustomer(snapshot, this.publishers(), this.isSubscribed, this.endingOf);
        for (const event of early) begun.follow(event);
        this.watched.set(customerId, begun);
        this.index(begun, []);
        return begun;
      })
      .finally(() => this.loading.delete(customerId));
    this.loading.set(customerId, { early, customer });
    return customer;
  }

  private index(customer: WatchedCustomer, before: readonly number[]): void {
    const now = new Set(customer.symbols());
    for (const symbolId of before) {
      const there = this.bySymbol.get(symbolId);
      if (!now.has(symbolId)) there?.delete(customer);
      if (there?.size === 0) this.bySymbol.delete(symbolId);
    }
    for (const symbolId of now) {
      const there = this.bySymbol.get(symbolId) ?? new Set();
      this.bySymbol.set(symbolId, there.add(customer));
    }
  }

  private removeCustomer(id: number, customer: WatchedCustomer): void {
    this.watched.delete(id);
    this.renewing.delete(id);
    for (const symbolId of customer.symbols()) this.bySymbol.get(symbolId)?.delete(customer);
  }
}
