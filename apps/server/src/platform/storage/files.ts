/** File entry of a listing. */
export interface Listed {
  readonly name: string;
  /** Time of writing, epoch ms. */
  readonly changedAt: number;
}

/** Allowed file names: no path can be expressed. */
const NAME = /^[\w-][\w.-]{0,99}$/;

/** File store by name. Writes are atomic, even if the process dies. */
export abstract class Files {
  abstract write(name: string, bytes: Buffer): Promise<void>;
  /** Writes a stream too large for the memory; `signal` aborts it and leaves nothing behind. */
  abstract writeAll(name: string, parts: AsyncIterable<Buffer>, signal: AbortSignal): Promise<void>;
  /** Null if there is no such file. */
  abstract read(name: string): Promise<Buffer | null>;
  /** Throws if there is no such file. */
  abstract readAll(name: string): AsyncIterable<Buffer>;
  abstract remove(name: string): Promise<void>;
  /** All files, partial ones included; what a file system or a tool put beside them is left out. */
  abstract list(): AsyncIterable<Listed>;
}

export const isFileName = (name: string): boolean => NAME.test(name);

/** Validates the name; throws if it could lead to another path. */
export function fileName(name: string): string {
  if (!isFileName(name)) throw new Error('not a name of a file');
  return name;
}
