import type { RandomChoices } from './random-choices.js';
import type { Ground } from './requests.js';
import { anyText, anyValue } from './values.js';

const TARGETS = [
  '/api/v2/ws',
  '/v2/ws',
  '/api/v2/ws?lang=hk',
  '/api/v2/ws?lang=%',
  '/v2/ws/',
  '//',
  '//[',
  '/',
  '*',
  'http://',
  '//x:y',
  '/api/v2/ws?%zz',
  '/v2/ws#',
  '/%',
  '///v2/ws',
  'http://[/v2/ws',
  '//@/v2/ws',
  '?',
  '//%00',
  '/v2/ws?lang=__proto__',
];
const TOPICS = [
  'DAY_MARKET',
  'FOREX_TRADE',
  'MICRO_TRADE',
  'KLINE.TMX100',
  'KLINE.EURUSD.5min',
  'KLINE.',
  'KLINE.__proto__.1min',
  '',
  '.',
  '__proto__',
];
const TYPES = [
  'ping',
  'login',
  'logout',
  'sub',
  'unsub',
  'batch',
  'sync',
  'CONFIG',
  '',
  '__proto__',
  'toString',
];

/** Handshake: mostly valid, otherwise with a defect. */
export function anyHandshake(dice: RandomChoices, { host }: Ground): Buffer {
  const isGood = dice.chance(0.6);
  const or = (good: string, ...bad: string[]): string =>
    isGood || dice.chance(0.6) ? good : dice.of([...bad, ascii(dice)]);
  const lines = [
    `${or('GET', 'POST', 'QUERY', 'CONNECT')} ${isGood ? TARGETS[dice.below(4)] : dice.of(TARGETS)} HTTP/1.1`,
    `Host: ${or(host, '', '[', 'a b', '%')}`,
    `Upgrade: ${or('websocket', 'h2c', 'WebSocket, x', '')}`,
    `Connection: ${or('Upgrade', 'upgrade, keep-alive', 'Upgrade, x')}`,
    `Sec-WebSocket-Version: ${or('13', '8', '99', '-1')}`,
    `Sec-WebSocket-Key: ${or(dice.bytes(16).toString('base64'), 'short', '')}`,
    ...(dice.chance(0.2) ? [`Sec-WebSocket-Protocol: ${or('a, b', ',,', 'a,a')}`] : []),
    ...(dice.chance(0.2) ? [`Sec-WebSocket-Extensions: ${or('permessage-deflate', ';;', 'a;b="')}`] : []),
    ...(dice.chance(0.2) ? [`Origin: ${or(`http://${host}`, 'null', 'http://[', '//', 'file://')}`] : []),
    ...(dice.chance(0.2) ? [`lang: ${or('hk', '__proto__', 'xx')}`] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

const ascii = (dice: RandomChoices): string => anyText(dice).replace(/[^\x21-\x7e]/g, '');

function anyMessage(dice: RandomChoices, tokens: readonly string[]): unknown {
  if (dice.chance(0.1)) return anyValue(dice);
  const type = dice.of(TYPES);
  if (type === 'ping' && dice.chance(0.7)) return { type, params: dice.below(1_000) };
  if (type.endsWith('sub') && dice.chance(0.8)) return { type, params: dice.of(TOPICS) };
  if (type === 'login' && dice.chance(0.6)) return { type, params: dice.of(tokens) };
  return { type, params: anyValue(dice) };
}

function payloadOf(dice: RandomChoices, tokens: readonly string[]): Buffer {
  switch (dice.below(8)) {
    case 0:
      return dice.bytes(dice.below(140));
    case 1: {
      const text = JSON.stringify(anyMessage(dice, tokens)) ?? '';
      return Buffer.from(text.slice(0, dice.below(text.length)));
    }
    case 2:
      return Buffer.from(JSON.stringify(dice.some(12, () => anyMessage(dice, tokens))));
    case 3:
      return Buffer.from('['.repeat(dice.below(4_000)));
    default:
      return Buffer.from(JSON.stringify(anyMessage(dice, tokens)) ?? '');
  }
}

/** Client frame; one in twelve is broken, and ends the connection. */
export function anyFrame(dice: RandomChoices, { tokens }: Ground): Buffer {
  const payload = payloadOf(dice, tokens);
  const isBroken = dice.chance(1 / 12);
  const opcode = isBroken ? dice.below(16) : dice.of([1, 1, 1, 1, 1, 1, 2, 9, 10]);
  const body = opcode >= 8 && !isBroken ? payload.subarray(0, 125) : payload;
  const final = !isBroken || dice.chance(0.5);
  const isMasked = !isBroken || dice.chance(0.5);
  const claimed = isBroken && dice.chance(0.3) ? dice.below(2 ** 31) : body.length;
  const first = (final ? 0x80 : 0) | (isBroken ? dice.below(8) << 4 : 0) | opcode;
  const mark = isMasked ? 0x80 : 0;
  const length =
    claimed < 126
      ? [mark | claimed]
      : claimed < 65_536
        ? [mark | 126, claimed >> 8, claimed & 0xff]
        : [
            mark | 127,
            0,
            0,
            0,
            0,
            claimed >>> 24,
            (claimed >> 16) & 0xff,
            (claimed >> 8) & 0xff,
            claimed & 0xff,
          ];
  const key = dice.bytes(isMasked ? 4 : 0);
  const masked = isMasked ? body.map((byte, at) => byte ^ (key[at % 4] as number)) : body;
  return Buffer.concat([Buffer.from([first, ...length]), key, masked]);
}
