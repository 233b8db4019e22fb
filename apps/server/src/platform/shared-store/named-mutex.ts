/**
 * Named mutex across processes: work under the same name runs one after the other, under different names in parallel.
 */
export interface NamedMutex {
  inTurn<T>(name: string, work: () => Promise<T>): Promise<T>;
}
