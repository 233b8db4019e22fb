/** Thrown if a shared store does not respond: nothing was done, and the edge answers 503. */
export class SharedServiceUnavailable extends Error {
  readonly statusCode = 503;

  constructor(what: string, cause: unknown) {
    super(`${what} is out of reach`, { cause });
  }
}
