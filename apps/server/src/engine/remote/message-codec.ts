import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Answers, Requests, StandbyTold, Told } from './messages.js';

type Message = Requests | Answers | Told | StandbyTold;

/** Bytes of an HMAC-SHA-256, which stands before the message. */
const SIGNATURE = 32;
const PURPOSE = 'truemark messages between processes';

/**
 * What processes of one installation send one another over Redis: the structured clone of plain data as bytes, signed with
 * a key that follows from the secrets which all of them share. Whoever can write to Redis and has no secrets can name no
 * command, answer or event; what is moved to another stream is refused, too. What is sent once more as it was is no more
 * than that: commands have an id and an end, answers and events a number.
 */
export class MessageCodec {
  private readonly key: Buffer;
  private refused = 0;

  /** `onRefused` hears of the first message that is not of this installation, and each time that they are twice as many. */
  constructor(
    encryptionKey: Buffer,
    private readonly onRefused: (error: Error) => void,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', encryptionKey, '', PURPOSE, SIGNATURE));
  }

  /** The bytes of a message for one stream and no other. */
  encode(stream: string, message: Message): Buffer {
    const bytes = serialize(message);
    return Buffer.concat([this.signature(stream, bytes), bytes]);
  }

  /** The message; null where nobody of this installation wrote it for this stream: nothing of it is read then. */
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
