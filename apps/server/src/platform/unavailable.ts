/** Seconds after which it is worth asking again. */
export const RETRY_AFTER = 2;

/** What the back office's API answers then. */
export const UNAVAILABLE = {
  key: 'engine.unavailable',
  message: 'The trading system does not answer right now. Look before you repeat this: it may still be done.',
};

/** What decides did not answer in time: whether what was asked for is done will be known later, under the same key. */
export class EngineUnavailable extends Error {
  constructor() {
    super('the engine does not answer');
  }
}
