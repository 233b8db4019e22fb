import { createHash, type Hash, hash } from 'node:crypto';
import type { ChainEnd } from '../../platform/database/chain.js';
import type { Table } from '../../platform/database/table.js';

/** Rows of one table in a link: how many, and the SHA-256 of their lines. */
export type LinkPart = readonly [count: number, hash: string];
export type LinkParts = Readonly<Record<string, LinkPart>>;

/**
 * The text of a row that the chain hashes: columns in order, strings as JSON, separated by commas, ended by a newline.
 */
export function lineOf<R extends object>({ names }: Table<R>, row: R): string {
  let line = '';
  for (const name of names) {
    const value = row[name];
    if (line !== '') line += ',';
    line += typeof value === 'number' ? value : JSON.stringify(value ?? null);
  }
  return `${line}\n`;
}

/** Hashes any number of rows of one table into their part of a link. */
export class PartHash {
  count = 0;
  private readonly hash: Hash = createHash('sha256');

  take(lines: string, count: number): void {
    this.hash.update(lines);
    this.count += count;
  }

  /** Call once: nothing can be added after it. */
  end(): LinkPart {
    return [this.count, this.hash.digest('hex')];
  }
}

/** Contents of a link without its hash. */
export interface LinkContent {
  readonly laneSeq: number;
  readonly rows: number;
  readonly note: string | null;
  /** `LinkParts` as JSON. */
  readonly parts: string;
}

/** The next link after `before`. */
export function nextJournalLink(before: ChainEnd, { laneSeq, rows, note, parts }: LinkContent): ChainEnd {
  const place = before.place + 1;
  const text = `${before.hash}\n${JSON.stringify([place, laneSeq, rows, note, parts])}`;
  return { place, hash: hash('sha256', text, 'hex') };
}

/** Note of an engine in the first link after its start. */
export interface JournalStart {
  readonly epoch: number;
  /** Id of the sealing key. */
  readonly key: string;
  /** The reason why the end found was not the sealed one; absent if it was. */
  readonly broken?: string;
  /** Table → the columns the journal records from here on. */
  readonly journalled: Readonly<Record<string, readonly string[]>>;
}
