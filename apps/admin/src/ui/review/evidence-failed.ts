const failed = new Set<() => void>();

/**
 * Registers evidence that could not be loaded and must be seen before an approval, by how it is read again. Call the
 * returned function once it is being read or unmounted.
 */
export function missEvidence(readAgain: () => void): () => void {
  // One entry for each piece, although several may share how they are read.
  const entry = (): void => readAgain();
  failed.add(entry);
  return () => void failed.delete(entry);
}

/** Whether any evidence could not be loaded. */
export const isAnythingFailed = (): boolean => failed.size > 0;

/** Reads all of it again. */
export function readFailedAgain(): void {
  for (const readAgain of [...failed]) readAgain();
}
