import { fetchFile } from './files.js';
import { type CallOptions, getWithText, type Params } from './http.js';

/** Returns the raw text of the answer: hashed data must not pass through anything that could alter a figure. */
const answer = async (path: string, params: Params, options: CallOptions): Promise<string> =>
  (await getWithText(path, params, options)).text;

/** Refusal code for data that is in no sealed day. */
export const NOT_SEALED = 'proof.not_sealed';

/** Days per page, the maximum the server allows. */
const PAGE = 50;

export const fetchSealKey = (options: CallOptions): Promise<string> => answer('/api/proof/key', {}, options);

/** Fetches one page of the records of days, newest first. */
export const fetchSeals = (page: number, options: CallOptions): Promise<string> =>
  answer('/api/proof/seals', { page, limit: PAGE }, options);

/** Fetches the customer's own balance of a sealed day, with its inclusion proof. */
export const fetchSealedBalance = (day: string, options: CallOptions): Promise<string> =>
  answer('/api/proof/balance', { day }, options);

/** A contract order or an option; each kind is numbered from 1. */
export interface OrderName {
  readonly kind: 'contract' | 'option';
  readonly id: number;
}

const GZIP = [0x1f, 0x8b];

/** Fetches a symbol's ticks or minutes of a day as CSV. Unpacked here if no layer below has done so. */
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
