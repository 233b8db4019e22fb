/** Seconds until a retry makes sense. */
export const RETRY_AFTER = 2;

/** Response of the admin API in that case. */
export const UNAVAILABLE = {
  key: 'engine.unavailable',
  message: 'The trading system does not answer right now. Look before you repeat this: it may still be done.',
};

/**
 * Thrown if the engine did not answer in time: whether the command was executed is known later, under the same
 * idempotency key.
 */
export class EngineUnavailable extends Error {
  constructor() {
    super('the engine does not respond');
  }
}
