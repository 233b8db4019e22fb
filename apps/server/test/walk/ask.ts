import { type Fields, readJson, refusalKeyOf } from '../harness/client.js';
import { testImage } from '../harness/pictures.js';

/** A response, as the walk compares it. */
export interface Told {
  readonly status: number;
  readonly code: unknown;
  readonly key: string | null;
  /** The body without values that change by themselves. */
  readonly text: string;
}

export interface Asked {
  readonly url: string;
  readonly method: string;
  /** With `{id}` for a field in the path. */
  readonly path: string;
  readonly fields: Fields;
  readonly token: string | null;
  readonly file?: boolean;
}

/** Makes a call as described: fields in the path, the query or the body. */
export async function ask({ url, method, path, fields, token, file }: Asked): Promise<Told> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const texts = given.map(([name, value]): [string, string] => [name, String(value)]);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => String(fields[name] ?? 'none'));
  const query = method === 'GET' && texts.length > 0 ? `?${new URLSearchParams(texts)}` : '';
  const body = file ? await pictureForm() : new URLSearchParams(texts);
  const response = await fetch(url + address + query, {
    method,
    headers: token === null ? {} : { authorization: token },
    ...(method === 'POST' && { body }),
  });
  const type = response.headers.get('content-type') ?? '';
  const text = await response.text();
  if (!type.startsWith('application/json'))
    return { status: response.status, code: 1, key: null, text: type };
  const { code, data } = readJson(text) as { code: unknown; data: unknown };
  return { status: response.status, code, key: refusalKeyOf(data), text: standing(text) };
}

const standing = (text: string): string => text.replace(/"(?:RemainMilliSeconds|wait_ms)":\d+/g, '');

async function pictureForm(): Promise<FormData> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await testImage().jpeg().toBuffer())]), 'paper.jpg');
  return form;
}
