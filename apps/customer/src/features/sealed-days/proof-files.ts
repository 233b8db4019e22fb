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
  /** Absent: no balance of the customer belongs to a day. */
  readonly owner: Pick<User, 'createdAt'> | null;
}

/** Null: there was no account yet. That none was sealed of one that was there is kept, by the refusal's key: it is evidence. */
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

/** The program that checks the files, as it stands in `docs`. */
async function scripts(): Promise<[name: string, text: string][]> {
  const all = Object.entries(SCRIPTS).map(
    async ([path, load]): Promise<[string, string]> => [`script/${path.replace(/^.*\//, '')}`, await load()],
  );
  return Promise.all(all);
}

/**
 * Everything that `docs/check-proof.mjs` takes of what is looked at, as it was sent, packed into one file beside that
 * program itself: whoever does not trust this copy of it takes the one of Truemark's source.
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
