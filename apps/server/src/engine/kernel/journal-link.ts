import { createHash, type Hash, hash } from 'node:crypto';
import type { ChainEnd } from '../../platform/database/chain.js';
import type { Table } from '../../platform/database/table.js';

/** Rows of one table in a link: how many, and the SHA-256 of their lines. */
export type LinkPart = readonly [count: number, hash: string];
export type LinkParts = Readonly<Record<string, LinkPart>>;

/** A row as the chain hashes it: its columns in order, texts as JSON, with commas between and a line end. */
export function lineOf<R extends object>({ names }: Table<R>, row: R): string {
  let line = '';
  for (const name of names) {
    const value = row[name];
    if (line !== '') line += ',';
    line += typeof value === 'number' ? value : JSON.stringify(value ?? null);
  }
  return `${line}\n`;
}

/** Takes rows of one table, however many, and answers their part of a link. */
export class PartHash {
  count = 0;
  private readonly hash: Hash = createHash('sha256');

  take(lines: string, count: number): void {
    this.hash.update(lines);
    this.count += count;
  }

  /** Once: nothing more can be taken after it. */
  end(): LinkPart {
    return [this.count, this.hash.digest('hex')];
  }
}

/** What a link says beside its hash. */
export interface LinkContent {
  readonly laneSeq: number;
  readonly rows: number;
  readonly note: string | null;
  /** `LinkParts` as JSON. */
  readonly parts: string;
}

/** The link behind `before`. */
export function linkBehind(before: ChainEnd, { laneSeq, rows, note, parts }: LinkContent): ChainEnd {
  const place = before.place + 1;
  const text = `${before.hash}\n${JSON.stringify([place, laneSeq, rows, note, parts])}`;
  return { place, hash: hash('sha256', text, 'hex') };
}

/** What an engine notes in the first link after its start. */
export interface JournalStart {
  readonly epoch: number;
  /** Of the key that it seals with. */
  readonly key: string;
  /** Why what it found was not what had been sealed; absent when it was. */
  readonly broken?: string;
  /** Table → the columns that the journal speaks of from here on. */
  readonly journalled: Readonly<Record<string, readonly string[]>>;
}
