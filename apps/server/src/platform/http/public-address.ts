/** Injection token of the public address (`PUBLIC_URL`), without a trailing slash; null: not configured. */
export const PUBLIC_ADDRESS = Symbol('PUBLIC_ADDRESS');
