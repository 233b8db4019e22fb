import { createHmac, hash, hkdfSync } from 'node:crypto';

/** Where the journal stands after a commit. */
export interface JournalEnd {
  readonly laneSeq: number;
  /** The lease's epoch under which it was written. */
  readonly epoch: number;
  readonly place: number;
  readonly hash: string;
}

const HASH_DIGITS = 16;

/**
 * What only this installation can write into its journal: seals of its end, and hashes of what rows hold. Derived from
 * the installation's key, which is not in the database: who writes past the server cannot make either.
 */
export class JournalKey {
  private readonly key: Buffer;
  /** Which key it is, without saying what it is. */
  readonly id: string;

  constructor(installationKey: Buffer) {
    this.key = Buffer.from(hkdfSync('sha256', installationKey, '', 'truemark journal', 32));
    this.id = this.mac('which key').slice(0, HASH_DIGITS);
  }

  /** 64 hexadecimal digits. */
  seal({ laneSeq, epoch, place, hash }: JournalEnd): string {
    return this.mac(JSON.stringify(['end', laneSeq, epoch, place, hash]));
  }

  /** Of what a verification wrote down about a day: 64 hexadecimal digits. */
  verified(head: string): string {
    return this.mac(JSON.stringify(['verified', head]));
  }

  /**
   * Hashes columns of one write of a row. The write has a key of its own, so that what it held can be neither guessed
   * nor found equal to another's.
   */
  columnHasher(place: number, table: string, rowKey: string): (column: string, value: string) => string {
    const own = this.mac(JSON.stringify(['row', place, table, rowKey]));
    return (column, value) => hash('sha256', `${own}\n${column}\n${value}`, 'hex').slice(0, HASH_DIGITS);
  }

  private mac(text: string): string {
    return createHmac('sha256', this.key).update(text).digest('hex');
  }
}
