import { createHmac, hash, hkdfSync, scryptSync } from 'node:crypto';

/** End of the journal after a commit. */
export interface JournalEnd {
  readonly laneSeq: number;
  /** Epoch of the lease under which it was written. */
  readonly epoch: number;
  readonly place: number;
  readonly hash: string;
}

const HASH_DIGITS = 16;

/**
 * Key for seals of the journal's end and for hashes of row contents. It is derived from the installation's key, which
 * is not in the database: whoever writes to the database without the server can forge neither.
 */
export class JournalKey {
  private readonly key: Buffer;
  /** Identifies the key without revealing it. */
  readonly id: string;

  constructor(installationKey: Buffer) {
    this.key = Buffer.from(hkdfSync('sha256', installationKey, '', 'truemark journal', 32));
    this.id = this.mac('which key').slice(0, HASH_DIGITS);
  }

  /** Keyed hash of the journal's end, 64 hexadecimal digits. */
  seal({ laneSeq, epoch, place, hash }: JournalEnd): string {
    return this.mac(JSON.stringify(['end', laneSeq, epoch, place, hash]));
  }

  /** Keyed hash of what a verification stored about a day, 64 hexadecimal digits. */
  verified(head: string): string {
    return this.mac(JSON.stringify(['verified', head]));
  }

  /**
   * Hasher for columns of one row write. Each write has its own key, so values can be neither guessed nor matched with
   * those of another write.
   */
  columnHasher(place: number, table: string, rowKey: string): (column: string, value: string) => string {
    const own = this.mac(JSON.stringify(['row', place, table, rowKey]));
    return (column, value) => hash('sha256', `${own}\n${column}\n${value}`, 'hex').slice(0, HASH_DIGITS);
  }

  /** Keyed hash of a sign-in, 64 hexadecimal digits: as slow to guess as a stored password. */
  signIn(address: string, password: string): string {
    return scryptSync(password.normalize('NFC'), this.mac(JSON.stringify(['sign-in', address])), 32).toString(
      'hex',
    );
  }

  private mac(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('hex');
  }
}
