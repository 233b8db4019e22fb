import { Readable } from 'node:stream';
import type { Cipher } from '../auth/cipher.js';
import type { Files } from './files.js';

const NAME = /^[\w-]{22}$/;
/** Bytes encrypted per piece. */
const CHUNK_BYTES = 256 * 1024;
const LENGTH = 4;

/**
 * Encrypted files too large for the memory, encrypted piece by piece with this installation's key. Each piece is bound
 * to its file, its position, and whether it is the last: none can be omitted, moved or cut off.
 */
export class SealedStreams {
  constructor(
    private readonly files: Files,
    private readonly cipher: Cipher,
  ) {}

  /** Writes a file atomically; returns the number of bytes written into it. */
  async write(name: string, bytes: AsyncIterable<Buffer>, signal: AbortSignal): Promise<number> {
    let size = 0;
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const part of bytes) {
        size += part.length;
        yield part;
      }
    };
    await this.files.writeAll(checked(name), this.encrypt(name, counted()), signal);
    return size;
  }

  /** Decrypted content; the stream fails if the file was tampered with. */
  read(name: string): Readable {
    return Readable.from(this.decrypt(name), { objectMode: false });
  }

  async remove(name: string): Promise<void> {
    await this.files.remove(checked(name));
  }

  /** Names of all files, complete or partial. */
  async names(): Promise<string[]> {
    const names = new Set<string>();
    for await (const { name } of this.files.list()) if (NAME.test(name)) names.add(name);
    return [...names];
  }

  private async *encrypt(name: string, bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let at = 0;
    let held: Buffer[] = [];
    let size = 0;
    const piece = (isLast: boolean): Buffer => {
      const sealed = this.cipher.encryptBytes(Buffer.concat(held), purposeOf(name, at, isLast));
      const length = Buffer.alloc(LENGTH);
      length.writeUInt32BE(sealed.length * 2 + Number(isLast));
      [at, held, size] = [at + 1, [], 0];
      return Buffer.concat([length, sealed]);
    };
    for await (const part of bytes) {
      held.push(part);
      size += part.length;
      if (size >= CHUNK_BYTES) yield piece(false);
    }
    yield piece(true);
  }

  private async *decrypt(name: string): AsyncGenerator<Buffer> {
    let rest: Buffer = Buffer.alloc(0);
    let at = 0;
    for await (const part of this.files.readAll(checked(name))) {
      rest = Buffer.concat([rest, part]);
      while (rest.length >= LENGTH) {
        const head = rest.readUInt32BE();
        const [length, isLast] = [head >>> 1, head % 2 === 1];
        if (rest.length < LENGTH + length) break;
        yield this.cipher.decryptBytes(rest.subarray(LENGTH, LENGTH + length), purposeOf(name, at, isLast));
        rest = rest.subarray(LENGTH + length);
        at += 1;
        if (isLast) return;
      }
    }
    throw new Error('the file is cut off');
  }
}

function checked(name: string): string {
  if (!NAME.test(name)) throw new Error('not a name of a sealed file');
  return name;
}

const purposeOf = (name: string, at: number, isLast: boolean): string =>
  `stream:${name}:${at}${isLast ? ':last' : ''}`;
