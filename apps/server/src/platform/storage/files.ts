/** One file as a list names it. */
export interface Listed {
  readonly name: string;
  /** When it was written, epoch ms. */
  readonly changedAt: number;
}

/** Names that files may have: nothing of a path can be among them. */
const NAME = /^[\w-][\w.-]{0,99}$/;

/** Files of one place by their names. A file is there whole or not at all, whatever ends in between. */
export abstract class Files {
  abstract write(name: string, bytes: Buffer): Promise<void>;
  /** One that is too large for the memory; `signal` calls it off, and nothing of it stays. */
  abstract writeAll(name: string, parts: AsyncIterable<Buffer>, signal: AbortSignal): Promise<void>;
  /** Null when there is no such file. */
  abstract read(name: string): Promise<Buffer | null>;
  /** Throws where there is no such file. */
  abstract readAll(name: string): AsyncIterable<Buffer>;
  abstract remove(name: string): Promise<void>;
  /** All files, those that were left half written too. */
  abstract list(): AsyncIterable<Listed>;
}

/** The name, unless it could lead somewhere else. */
export function fileName(name: string): string {
  if (!NAME.test(name)) throw new Error('not a name of a file');
  return name;
}
