import { Refusal } from '../../api/http.js';
import { fetchOptionAudit, fetchSealedOption } from '../../api/option-audit.js';
import { fetchOrderAudit, fetchSealedOrder } from '../../api/order-audit.js';
import {
  fetchSealedBalance,
  fetchSealedFile,
  fetchSealKey,
  fetchSeals,
  NOT_SEALED,
  type OrderName,
} from '../../api/sealed-days.js';
import type { User } from '../../api/users.js';
import { isLater } from './day-end.js';

interface Wanted {
  readonly day: string;
  readonly symbol: string;
  readonly order: OrderName | null;
  /** Null: the files contain no balance of the customer. */
  readonly owner: Pick<User, 'createdAt'> | null;
}

/**
 * Null: the account did not exist yet. A missing balance of an existing account is kept as the refusal's key, because
 * it is evidence.
 */
async function balanceOf(
  day: string,
  owner: Pick<User, 'createdAt'>,
  options: { readonly signal: AbortSignal },
): Promise<string | null> {
  try {
    return await fetchSealedBalance(day, options);
  } catch (fault) {
    if (!(fault instanceof Refusal && fault.key === NOT_SEALED)) throw fault;
    return isLater(owner, day) ? null : JSON.stringify({ key: fault.key, day });
  }
}

const SCRIPTS = import.meta.glob<string>('../../../../../docs/*.mjs', { query: '?raw', import: 'default' });

/** The checking program from `docs`. */
async function scripts(): Promise<[name: string, text: string][]> {
  const all = Object.entries(SCRIPTS).map(
    async ([path, load]): Promise<[string, string]> => [`script/${path.replace(/^.*\//, '')}`, await load()],
  );
  return Promise.all(all);
}

/**
 * Packs everything that `docs/check-proof.mjs` needs for the selection, as sent, with the program itself. Customers who
 * do not trust this copy can take the one from Truemark's source.
 */
export async function packProof({ day, symbol, order, owner }: Wanted, signal: AbortSignal): Promise<Blob> {
  const options = { signal };
  const files: Record<string, string> = { 'key.json': await fetchSealKey(options) };
  for (let page = 1, last = 1; page <= last; page++) {
    const text = await fetchSeals(page, options);
    files[`seals-${page}.json`] = text;
    last = (JSON.parse(text) as { data: { last_page: number } }).data.last_page;
  }
  if (symbol !== '') {
    for (const file of ['ticks', 'minutes'] as const) {
      files[`${file}-${symbol}-${day}.csv`] = await fetchSealedFile(file, { symbol, day }, signal);
    }
  }
  const balance = owner && (await balanceOf(day, owner, options));
  if (balance !== null) files[`balance-${day}.json`] = balance;
  if (order !== null) {
    const isOption = order.kind === 'option';
    const [fetchSealed, fetchAudit] = isOption
      ? [fetchSealedOption, fetchOptionAudit]
      : [fetchSealedOrder, fetchOrderAudit];
    files[`order-${order.id}.json`] = await fetchSealed(order.id, options);
    files[`audit-${order.id}.json`] = await fetchAudit(order.id, options);
  }
  const { strToU8, zipSync } = await import('fflate');
  const all = [
    ...Object.entries(files).map(([name, text]): [string, string] => [`proof/${name}`, text]),
    ...(await scripts()),
  ];
  const packed = zipSync(Object.fromEntries(all.map(([name, text]) => [name, strToU8(text)])));
  return new Blob([packed], { type: 'application/zip' });
}
