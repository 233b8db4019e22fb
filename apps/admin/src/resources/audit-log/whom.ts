/** UID of the customer a request is about, if its state contains one; null: none. */
export function uidIn(state: unknown, request: string): string | null {
  const shown: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, request) : null;
  const uid: unknown = typeof shown === 'object' && shown !== null ? Reflect.get(shown, 'customer') : null;
  return typeof uid === 'string' && uid !== '' ? uid : null;
}
