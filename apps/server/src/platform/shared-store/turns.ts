/** Work under one name, one after the other, whichever process asks; under different names side by side. */
export interface Turns {
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T>;
}
