import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { MessageCodec } from './message-codec.js';
import { answerStreamOf, COMMANDS, EVENTS, type PublishedEvents } from './messages.js';

const SECRET = Buffer.alloc(32, 7);
const TOLD: PublishedEvents = { epoch: 3, number: 9, events: [], marketNow: 1_700_000_000_000 };

function codec(secret = SECRET): { codec: MessageCodec; refused: string[] } {
  const refused: string[] = [];
  return { codec: new MessageCodec(secret, ({ message }) => refused.push(message)), refused };
}

it('reads messages that another process with the same secrets wrote, with values of every kind', () => {
  const requests = [
    { id: 'a-1', call: 'ask' as const, given: [{ sum: 12n, none: undefined }], isAgain: false, until: 5 },
  ];
  const written = codec().codec.encode(COMMANDS, { gateway: 'a', requests });
  const { codec: reader, refused } = codec();
  expect(reader.decode(COMMANDS, written)).toEqual({ gateway: 'a', requests });
  expect(refused).toEqual([]);
});

it.each<[string, (written: Buffer) => Buffer]>([
  [
    'with any byte changed',
    (written) => Buffer.from(written.map((byte, at) => (at === 40 ? byte ^ 1 : byte))),
  ],
  [
    'with its signature changed',
    (written) => Buffer.from(written.map((byte, at) => (at === 0 ? byte ^ 1 : byte))),
  ],
  ['cut short', (written) => written.subarray(0, -1)],
  ['of the signature alone', (written) => written.subarray(0, 31)],
  ['without anything', () => Buffer.alloc(0)],
  ['without a signature', (written) => written.subarray(32)],
  ['of chance', () => randomBytes(200)],
])('refuses a message %s', (_, changed) => {
  const { codec: reader, refused } = codec();
  expect(reader.decode(EVENTS, changed(codec().codec.encode(EVENTS, TOLD)))).toBeNull();
  expect(refused).toEqual([`1 messages in ${EVENTS} were not signed by this installation`]);
});

it('refuses messages signed with other secrets or written for another stream', () => {
  const { codec: reader, refused } = codec();
  expect(reader.decode(EVENTS, codec(Buffer.alloc(32, 8)).codec.encode(EVENTS, TOLD))).toBeNull();
  expect(reader.decode(EVENTS, codec().codec.encode(answerStreamOf('a'), TOLD))).toBeNull();
  expect(refused).toHaveLength(2);
});

it('reports the number of refused messages each time that it has doubled', () => {
  const { codec: reader, refused } = codec();
  for (let count = 0; count < 1_000; count++) reader.decode(EVENTS, Buffer.alloc(64));
  expect(refused).toHaveLength(10);
});
