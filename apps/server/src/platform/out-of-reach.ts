/** What processes share does not answer right now: nothing was done, and the edge says so with 503. */
export class OutOfReach extends Error {
  readonly statusCode = 503;

  constructor(what: string, cause: unknown) {
    super(`${what} is out of reach`, { cause });
  }
}
