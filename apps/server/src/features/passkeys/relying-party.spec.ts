import { expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.js';

it.each([
  ['https://trade.example.com', 'trade.example.com', 'https://trade.example.com', true],
  ['https://trade.example.com/', 'trade.example.com', 'https://trade.example.com', true],
  ['https://trade.example.com:8443', 'trade.example.com', 'https://trade.example.com:8443', true],
  ['https://trade.example.com', 'trade.example.com', 'http://trade.example.com', false],
  ['https://trade.example.com', 'trade.example.com', 'https://trade.example.com.evil.test', false],
  ['https://trade.example.com', 'trade.example.com', 'https://example.com', false],
  ['https://trade.example.com', 'trade.example.com', 'http://localhost:3000', false],
  [null, 'localhost', 'http://localhost:3000', true],
  [null, 'localhost', 'http://localhost', true],
  [null, 'localhost', 'http://127.0.0.1:3000', false],
  [null, 'localhost', 'http://localhost.evil.test', false],
  [null, 'localhost', 'https://evil.test', false],
  [null, 'localhost', 'no address', false],
])('at %s passkeys hold for %s; a page of %s: %s', (publicUrl, id, origin, isTaken) => {
  const party = relyingPartyOf(publicUrl);
  expect([party.id, party.takes(origin)]).toEqual([id, isTaken]);
});
