import type { UploadAnswer } from '@truemark/contracts';
import { openAnswer, type Params, Refusal, Unreachable } from './http.js';
import { language } from './language.js';
import { token } from './session.js';

/** Upload timeout, ms. */
const LONGEST = 60_000;

interface SendOptions {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Uploads a picture with the given `fields` and returns its address. Reports progress from 0 to 1. */
export function sendPicture(
  file: Blob,
  { onProgress, signal }: SendOptions,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  const bearer = token.get();
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('file', file, 'picture');
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/common/image_upload');
    request.setRequestHeader('lang', language());
    if (bearer) request.setRequestHeader('authorization', bearer);
    request.timeout = LONGEST;
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      try {
        resolve(openAnswer<UploadAnswer>(request.responseText, bearer, {}).data.url);
      } catch (fault) {
        reject(fault);
      }
    };
    request.onerror = () => reject(new Unreachable('upload'));
    request.ontimeout = () => reject(new Unreachable('upload'));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

/** Fetches one of the customer's own pictures. The token is sent in the header, never in an address. */
export async function fetchPicture(address: string, signal: AbortSignal): Promise<Blob> {
  const bearer = token.get();
  const headers = { lang: language(), ...(bearer && { authorization: bearer }) };
  const response = await fetch(address, { headers, signal });
  if (!response.headers.get('content-type')?.startsWith('image/')) {
    openAnswer(await response.text(), bearer, {});
  }
  return response.blob();
}

/** Fetches a file generated for the customer. A refusal comes in its envelope instead. */
export async function fetchFile(path: string, params: Params, signal?: AbortSignal): Promise<Blob> {
  const bearer = token.get();
  const headers = { lang: language(), ...(bearer && { authorization: bearer }) };
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(`${path}?${query}`, { headers, signal: signal ?? null });
    if (response.headers.get('content-type')?.startsWith('application/json')) {
      openAnswer(await response.text(), bearer, {});
    }
    // The page of a proxy that does not reach the server is not the file.
    if (!response.ok) throw new Unreachable(String(response.status));
    return await response.blob();
  } catch (fault) {
    if (signal?.aborted) throw signal.reason;
    throw fault instanceof Refusal ? fault : new Unreachable(String(fault));
  }
}
