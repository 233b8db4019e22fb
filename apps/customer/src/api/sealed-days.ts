import { fetchFile } from './files.js';
import { type CallOptions, getWithText, type Params } from './http.js';

/** What was answered, as its own text: what is hashed must not pass through anything that could alter a figure. */
const answer = async (path: string, params: Params, options: CallOptions): Promise<string> =>
  (await getWithText(path, params, options)).text;

/** The refusal of what stands in no sealed day. */
export const NOT_SEALED = 'proof.not_sealed';

/** Days on a page of the list, the most that there may be. */
const PAGE = 50;

export const fetchSealKey = (options: CallOptions): Promise<string> => answer('/api/proof/key', {}, options);

/** One page of the records of days, the newest first. */
export const fetchSeals = (page: number, options: CallOptions): Promise<string> =>
  answer('/api/proof/seals', { page, limit: PAGE }, options);

/** The customer's own balance of a sealed day, with its path. */
export const fetchSealedBalance = (day: string, options: CallOptions): Promise<string> =>
  answer('/api/proof/balance', { day }, options);

/** A contract order, or an option; both are numbered from 1. */
export interface OrderName {
  readonly kind: 'contract' | 'option';
  readonly id: number;
}

const GZIP = [0x1f, 0x8b];

/** Ticks, or minutes, of a symbol's day as CSV; unpacked here where nothing on the way has done it. */
export async function fetchSealedFile(
  file: 'ticks' | 'minutes',
  of: { readonly symbol: string; readonly day: string },
  signal: AbortSignal,
): Promise<string> {
  const blob = await fetchFile(`/api/proof/${file}`, of, signal);
  const head = new Uint8Array(await blob.slice(0, 2).arrayBuffer());
  if (!GZIP.every((byte, at) => head[at] === byte)) return blob.text();
  return new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}
