import type { Readable } from 'node:stream';

/** An answer of the back office's API that is a file. */
export class AdminFile {
  constructor(
    readonly type: string,
    readonly bytes: Buffer | Readable,
  ) {}
}
