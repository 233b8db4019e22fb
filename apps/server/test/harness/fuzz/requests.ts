import type { RandomChoices } from './random-choices.js';
import { anyFields, anyText } from './values.js';

/** Route from the server's description. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly names: readonly string[];
}

export interface Ground {
  readonly host: string;
  readonly routes: readonly Route[];
  /** Tokens of signed-in users of both apps. */
  readonly tokens: readonly string[];
}

const METHODS = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'QUERY',
  'PROPFIND',
  'M-SEARCH',
  'PURGE',
  'LINK',
  'REPORT',
  'MKCOL',
  'SEARCH',
  'LOCK',
  'BIND',
  'ACL',
] as const;
/** Routes that end the caller's session: these are sent without a token. */
const ENDS_SESSION = /logout|revoke|password|second_factor|totp|passkeys/;
/** Intentionally expensive routes (hashing, pictures, long documents), which are called rarely. */
const EXPENSIVE_ROUTES =
  /login|register|password|send_|captcha|docs|createAccountDemo|statement|metrics|second_factor|totp|passkeys/i;
const PATHS = [
  '/',
  '//',
  '///',
  '/api',
  '/v2/',
  '/api/api/',
  '/api/v2/ws',
  '/admin',
  '/admin/api/',
  '/assets/x.js',
  '/logos/',
];

export function anyTarget(dice: RandomChoices, { routes }: Ground): Route {
  for (;;) {
    const route = dice.of(routes);
    if (EXPENSIVE_ROUTES.test(route.path) && !dice.chance(0.02)) continue;
    return { ...route, path: route.path.replace(/\{\w+\}/g, () => encoded(dice)) };
  }
}

const encoded = (dice: RandomChoices): string =>
  dice.chance(0.7) ? String(dice.below(40)) : inLine(anyText(dice));

/** Text for a URL; invalid escapes are kept. */
const inLine = (text: string): string =>
  [...Buffer.from(text, 'utf8')]
    .map((byte) =>
      byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `%${byte.toString(16).padStart(2, '0')}`,
    )
    .join('');

/** Mutated address that the HTTP parser still accepts. */
function mutatedPath(dice: RandomChoices, path: string): string {
  const at = 1 + dice.below(path.length);
  switch (dice.below(8)) {
    case 0:
      return dice.of(PATHS);
    case 1:
      return `${path.slice(0, at)}${inLine(anyText(dice))}${path.slice(at)}`;
    case 2:
      return `/${path}`;
    case 3:
      return `${path.slice(0, at)}%${path.slice(at)}`;
    case 4:
      return `http://x${path}`;
    case 5:
      return `${path}${dice.of(['?', '#', '/', '/..', ';a=b', '//', '\\', '?%', '?a[]=1&a[b]=2'])}`;
    case 6:
      return `/api${path}`;
    default:
      return `/${'a/'.repeat(dice.below(400))}`;
  }
}

const NO_TARGETS = [
  '*',
  'x',
  '//[',
  'http://',
  'http://[',
  'http://a:99999/',
  'http://@:/',
  '//%',
  ':',
  '?',
  '#',
  '//x:y',
];

const HEADERS = [
  'lang',
  'cookie',
  'accept',
  'accept-encoding',
  'range',
  'if-none-match',
  'if-modified-since',
  'origin',
  'referer',
  'idempotency-key',
  'x-forwarded-for',
  'x-forwarded-host',
  'forwarded',
  'user-agent',
  'authorization',
  'accept-language',
  'x-http-method-override',
  'content-encoding',
  'sec-websocket-key',
  '__proto__',
  'constructor',
  'access-control-request-method',
] as const;

const headerValue = (dice: RandomChoices): string =>
  Buffer.from(anyText(dice), 'utf8')
    .toString('latin1')
    .replace(/[\x00-\x1f\x7f]/g, '')
    .slice(0, 200);

function headersOf(dice: RandomChoices, { host, tokens }: Ground, path: string): string[] {
  const lines = [`Host: ${dice.chance(0.97) ? host : dice.of(['x', '[', '%', 'a b', '::1', '//'])}`];
  if (dice.chance(0.6) && !ENDS_SESSION.test(path)) lines.push(`Authorization: Bearer ${dice.of(tokens)}`);
  for (const name of dice.some(4, () => dice.of(HEADERS))) {
    lines.push(`${name}: ${headerValue(dice)}`);
  }
  return lines;
}

interface Body {
  readonly type: string;
  readonly bytes: Buffer;
}

function anyBody(dice: RandomChoices, { path, names }: Route): Body {
  const fields = anyFields(dice, names);
  // Input that the parser rejects ends the connection, so it is rare: otherwise only the first request would be read.
  if (dice.chance(0.02))
    return { type: headerValue(dice) || 'text/plain', bytes: dice.bytes(dice.below(60)) };
  if (dice.chance(path.includes('upload') ? 0.9 : 0.01)) return multipartOf(dice, fields);
  switch (dice.below(5)) {
    case 0:
    case 1: {
      const json = JSON.stringify(fields);
      const broken = dice.chance(0.2) ? json.slice(0, dice.below(json.length)) : json;
      return { type: 'application/json', bytes: Buffer.from(broken) };
    }
    case 2:
    case 3:
      return { type: 'application/x-www-form-urlencoded', bytes: formOf(dice, fields) };
    default:
      return { type: 'application/json', bytes: Buffer.from(dice.of(ODD_JSON)) };
  }
}

const ODD_JSON = [
  '',
  ' ',
  'null',
  '0',
  '"x"',
  '[]',
  '{',
  '[[[[[[[[[[[[[[[[[[[[',
  '{"__proto__":1}',
  '{"a":{"constructor":1}}',
  '[1e400]',
  '{"a":1e400}',
  '{"a":-0}',
  '\ufeff{}',
  '{"a":"\\ud800"}',
  '{"id":{"toString":1}}',
  `[${'0,'.repeat(6_000)}0]`,
  '['.repeat(300) + ']'.repeat(300),
  '{"a":1,"a":2}',
  '12345678901234567890',
  '{"cont":12345678901234567890.1}',
];

const written = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

function formOf(dice: RandomChoices, fields: object): Buffer {
  const pairs = Object.entries(fields).map(([name, value]) => `${inLine(name)}=${inLine(written(value))}`);
  for (const odd of dice.some(2, () => dice.of(['%', '=', '&&', 'a[]=1', 'a%zz=1', '__proto__=1'])))
    pairs.push(odd);
  return Buffer.from(pairs.join('&'), 'latin1');
}

function multipartOf(dice: RandomChoices, fields: object): Body {
  const boundary = dice.of(['x', '----b', 'a'.repeat(70), '"', "q'()+_,-./:=?"]);
  const parts = Object.entries({ ...fields, file: 'GIF89a' }).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${inLine(name)}"${
        name === 'file' || dice.chance(0.2) ? `; filename="${inLine(anyText(dice))}"` : ''
      }\r\n${dice.chance(0.3) ? `Content-Type: ${headerValue(dice)}\r\n` : ''}\r\n${written(value)}\r\n`,
  );
  const whole = `${parts.join('')}--${boundary}--\r\n`;
  const bytes = Buffer.from(dice.chance(0.4) ? whole.slice(0, dice.below(whole.length)) : whole, 'latin1');
  const named = dice.chance(0.85)
    ? `; boundary=${boundary}`
    : dice.of(['', '; boundary', '; boundary=', ';;']);
  return { type: `multipart/form-data${named}`, bytes };
}

/** Request that the HTTP parser accepts, with possibly meaningless content. Its connection stays open. */
export function readableRequest(dice: RandomChoices, ground: Ground): Buffer {
  const route = anyTarget(dice, ground);
  const method = dice.chance(0.85) ? route.method : dice.of(METHODS);
  const target = dice.chance(0.6) ? route.path : mutatedPath(dice, route.path);
  const query = dice.chance(0.4) ? `?${formOf(dice, anyFields(dice, route.names)).toString('latin1')}` : '';
  const lines = [`${method} ${target}${query} HTTP/1.1`, ...headersOf(dice, ground, route.path)];
  const body = dice.chance(method === 'GET' ? 0.05 : 0.85) ? anyBody(dice, route) : null;
  if (body === null) return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  lines.push(`Content-Type: ${body.type}`);
  if (dice.chance(0.15))
    return Buffer.concat([head([...lines, 'Transfer-Encoding: chunked']), chunked(dice, body.bytes)]);
  return Buffer.concat([head([...lines, `Content-Length: ${body.bytes.length}`]), body.bytes]);
}

const head = (lines: readonly string[]): Buffer => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');

function chunked(dice: RandomChoices, bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const piece = bytes.subarray(at, at + 1 + dice.below(200));
    parts.push(Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n'));
    at += piece.length;
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')]);
}

/** Input that ends a connection: unparsable bytes, a wrong length, a truncated body. */
export function brokenRequest(dice: RandomChoices, ground: Ground): Buffer {
  const whole = readableRequest(dice, ground);
  switch (dice.below(8)) {
    case 0:
      return whole.subarray(0, dice.below(whole.length));
    case 1: {
      const at = dice.below(whole.length);
      return Buffer.concat([whole.subarray(0, at), dice.bytes(1 + dice.below(6)), whole.subarray(at + 1)]);
    }
    case 2:
      return dice.bytes(1 + dice.below(400));
    case 3:
      return Buffer.from(`GET / HTTP/${dice.of(['0.9', '1.0', '2.0', '9', '1.1.1'])}\r\n\r\n`);
    case 4:
      return Buffer.from(
        `POST /api/user/loginForU HTTP/1.1\r\nHost: x\r\nContent-Length: ${anyText(dice)}\r\n\r\nx`,
        'latin1',
      );
    case 5:
      return Buffer.from(
        `POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: ${dice.of(['x', 'chunked, x', 'chunked'])}\r\n\r\nzz\r\n`,
      );
    case 6:
      return Buffer.from(
        `${dice.of(METHODS)} ${dice.of(NO_TARGETS)} HTTP/1.1\r\nHost: ${dice.of(['', 'x', '['])}\r\n\r\n`,
      );
    default:
      return Buffer.from(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
  }
}
