import { asked, type Received } from '../harness/asked.js';
import { type Fields, FORM, keyOf, readJson } from '../harness/client.js';
import { drawn } from '../harness/pictures.js';

/** What somebody is told. */
export interface Told {
  readonly status: number;
  readonly code: unknown;
  readonly key: string | null;
  /** All of it, but for what runs by itself. */
  readonly text: string;
}

export interface Asked {
  readonly url: string;
  readonly method: string;
  /** With `{id}` where a field stands in the address. */
  readonly path: string;
  readonly fields: Fields;
  readonly token: string | null;
  readonly file?: boolean;
}

/** Makes a call as it is described: fields in the address, the query or the body. */
export async function ask({ url, method, path, fields, token, file }: Asked): Promise<Told> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const texts = given.map(([name, value]): [string, string] => [name, String(value)]);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? 'none'));
  const query = method === 'GET' && texts.length > 0 ? `?${new URLSearchParams(texts)}` : '';
  const headers: Record<string, string> = token === null ? {} : { authorization: token };
  const answer =
    file && method === 'POST'
      ? await sendPicture(url + address, headers)
      : await asked(url + address + query, {
          method,
          headers: method === 'POST' ? { ...headers, ...FORM } : headers,
          ...(method === 'POST' && { body: new URLSearchParams(texts).toString() }),
        });
  const { status, text } = answer;
  const type = answer.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) return { status, code: 1, key: null, text: type };
  const { code, data } = readJson(text) as { code: unknown; data: unknown };
  return { status, code, key: keyOf(data), text: standing(text) };
}

async function sendPicture(address: string, headers: Record<string, string>): Promise<Received> {
  const response = await fetch(address, { method: 'POST', headers, body: await pictureForm() });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const standing = (text: string): string => text.replace(/"(?:RemainMilliSeconds|wait_ms)":\d+/g, '');

async function pictureForm(): Promise<FormData> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await drawn().jpeg().toBuffer())]), 'paper.jpg');
  return form;
}
