/** Injection token of `SEAL_WEBHOOK_URL`, to which the hash of each sealed day is posted; null: not configured. */
export const SEAL_WEBHOOK = Symbol('SEAL_WEBHOOK');
