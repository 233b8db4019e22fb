import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Answers, PublishedEvents, Requests, StandbyMessage } from './messages.js';

type Message = Requests | Answers | PublishedEvents | StandbyMessage;

/** Bytes of an HMAC-SHA-256, which precedes the message. */
const SIGNATURE = 32;
const PURPOSE = 'truemark messages between processes';

/**
 * Encodes messages between processes of one installation over Redis: structured clone bytes, signed with a key derived
 * from the shared secrets. Without the secrets nobody who can write to Redis can forge a command, answer or event, or
 * move a message to another stream. Replayed messages are harmless: commands have an id and a deadline, answers and
 * events a number.
 */
export class MessageCodec {
  private readonly key: Buffer;
  private refused = 0;

  /** `onRefused` is called for the first unsigned message, and each time their number has doubled. */
  constructor(
    encryptionKey: Buffer,
    private readonly onRefused: (error: Error) => void,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', encryptionKey, '', PURPOSE, SIGNATURE));
  }

  /** The signed bytes of a message, valid in one stream only. */
  encode(stream: string, message: Message): Buffer {
    const bytes = serialize(message);
    return Buffer.concat([this.signature(stream, bytes), bytes]);
  }

  /** The message; null if it was not signed by this installation for this stream. It is then not deserialized. */
  decode<T extends Message>(stream: string, signed: Buffer): T | null {
    const bytes = signed.subarray(SIGNATURE);
    const given = signed.subarray(0, SIGNATURE);
    if (given.length === SIGNATURE && timingSafeEqual(given, this.signature(stream, bytes)))
      return deserialize(bytes) as T;
    this.refused += 1;
    if (Number.isInteger(Math.log2(this.refused)))
      this.onRefused(new Error(`${this.refused} messages in ${stream} were not signed by this installation`));
    return null;
  }

  private signature(stream: string, bytes: Buffer): Buffer {
    return createHmac('sha256', this.key).update(`${stream}\0`).update(bytes).digest();
  }
}
