import { fetchOrderAudit } from '../../api/order-audit.js';
import {
  fetchSealedBalance,
  fetchSealedFile,
  fetchSealedOrder,
  fetchSealKey,
  fetchSeals,
} from '../../api/sealed-days.js';

interface Wanted {
  readonly day: string;
  readonly symbol: string;
  readonly orderId: number | null;
  readonly hasBalance: boolean;
}

/** Everything that `docs/check-proof.mjs` takes of what is looked at, as it was sent, packed into one file. */
export async function packProof(
  { day, symbol, orderId, hasBalance }: Wanted,
  signal: AbortSignal,
): Promise<Blob> {
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
  if (hasBalance) files[`balance-${day}.json`] = await fetchSealedBalance(day, options);
  if (orderId !== null) {
    files[`order-${orderId}.json`] = await fetchSealedOrder(orderId, options);
    files[`audit-${orderId}.json`] = await fetchOrderAudit(orderId, options);
  }
  const { strToU8, zipSync } = await import('fflate');
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`proof/${name}`, strToU8(text)])),
  );
  return new Blob([packed], { type: 'application/zip' });
}
