import { type SqlBool, sql } from 'kysely';
import { KEY_LIFETIME } from './first-outcome.js';
import { readJournal } from './journal.js';
import type { Loader } from './loader.js';
import type { Counters } from './registry.js';
import { loadRowNumbers } from './row-numbers.js';
import type { State } from './state.js';
import { chainEnds } from './tables/chain.table.js';
import { isRefused, laneInputs } from './tables/lane.table.js';
import { type LedgerAccount, ledgerAccounts } from './tables/ledger.table.js';
import { settings } from './tables/setting.table.js';
import { loadWatched } from './watched-rows.js';

/**
 * Loads the whole state from the database: once, at start. A recorded market's clock may be earlier than stored data.
 */
export async function loadState(state: State, loader: Loader): Promise<void> {
  const { catalogue } = state;
  for (const { key, value } of await loader.select(settings)) state.settings.set(key, value);
  await loadChains(state, loader);
  for await (const page of loader.pages(ledgerAccounts, ['id'])) {
    for (const account of page) registerAccount(state, account);
  }
  const [lastInput] = await loader.select(laneInputs, 'ORDER BY lane_seq DESC LIMIT 1');
  state.storedUntil = lastInput?.at ?? 0;
  for (const load of catalogue.state.load) await load(state, loader);
  await loadWatched(state, loader.store, loader.tables);
  await loadRowNumbers(state, loader);
  const now = Math.max(loader.clock, state.storedUntil);
  await loadOutcomes(state, loader, now);
  for (const { state: part } of catalogue.products) {
    for (const [name, table] of Object.entries(part?.counters ?? {})) {
      state.counters[name as keyof Counters] = await loader.highest(table);
    }
  }
  for (const loaded of catalogue.state.loaded) await loaded(state, loader, now);
  state.dues.fill(state);
  state.configVersion = now;
}

function registerAccount(state: State, account: LedgerAccount): void {
  const { id, ownerId, kind, part, book, number } = account;
  const key = state.catalogue.accountKeys.of(ownerId, kind, part, book, number);
  const other = state.accountIds.get(key);
  // Money of one account would be booked on the other.
  if (other !== undefined) throw new Error(`ledger accounts ${other} and ${id} are the same account`);
  state.accounts.set(id, account);
  state.accountIds.set(key, id);
}

/** Loads the end of each chained table. */
async function loadChains(state: State, loader: Loader): Promise<void> {
  for (const { name, ...end } of await loader.select(chainEnds)) state.chains.set(name, end);
}

/**
 * Loads what does not follow from inputs into a state that has replayed all of them: row numbers, chain ends, and
 * watched rows the journal does not record.
 */
export async function loadNonInputState(state: State, loader: Loader): Promise<void> {
  await loadChains(state, loader);
  await loadRowNumbers(state, loader);
  const untold = loader.tables.filter(({ follows }) => follows === 'nothing');
  await loadWatched(state, loader.store, untold);
  state.configVersion = Math.max(state.configVersion + 1, loader.clock, state.storedUntil);
}

/**
 * Loads the idempotency keys of the last day. Refusals moved nothing; older data may contain them, and they are
 * skipped.
 */
async function loadOutcomes({ outcomes }: State, loader: Loader, now: number): Promise<void> {
  const keyed = sql<SqlBool>`idempotency_key is not null and at > ${now - KEY_LIFETIME} and not ${isRefused}`;
  for await (const input of loader.paged(laneInputs, ['laneSeq'], keyed)) {
    outcomes.set(`${input.idempotencyOwner}|${input.idempotencyKey}`, {
      hash: input.idempotencyHash ?? '',
      outcome: readJournal(input.outcome) as object,
      at: input.at,
    });
  }
}
