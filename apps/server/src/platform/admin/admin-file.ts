import type { Readable } from 'node:stream';

/** File response of the admin API. */
export class AdminFile {
  constructor(
    readonly type: string,
    readonly bytes: Buffer | Readable,
  ) {}
}
