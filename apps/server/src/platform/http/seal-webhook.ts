/** `SEAL_WEBHOOK_URL`: where the hash of each sealed day is posted; null: nowhere. */
export const SEAL_WEBHOOK = Symbol('SEAL_WEBHOOK');
