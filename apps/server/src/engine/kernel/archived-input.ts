const STUB = /^\{"archived":"([0-9a-f]{64})"\}$/;

/** Stands in the place of an input's payload that is in a file of the archive: the hash of all that the input said. */
export const archivedPayload = (contentHash: string): string => `{"archived":"${contentHash}"}`;

/** The hash of what an input said whose payload is in a file; null: it stands where it always stood. */
export const archivedHash = (payload: string): string | null => STUB.exec(payload)?.[1] ?? null;
