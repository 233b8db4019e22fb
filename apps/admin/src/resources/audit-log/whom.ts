/** The UID of the customer whom a request is about, where what it shows has it; null: it has none. */
export function uidIn(state: unknown, request: string): string | null {
  const shown: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, request) : null;
  const uid: unknown = typeof shown === 'object' && shown !== null ? Reflect.get(shown, 'customer') : null;
  return typeof uid === 'string' && uid !== '' ? uid : null;
}
