const STUB = /^\{"archived":"([0-9a-f]{64})"\}$/;

/** Stub that replaces a payload moved to an archive file: holds the hash of the whole input. */
export const archivedPayload = (contentHash: string): string => `{"archived":"${contentHash}"}`;

/** Content hash from the stub of an archived payload; null if the payload is still in the row. */
export const archivedHash = (payload: string): string | null => STUB.exec(payload)?.[1] ?? null;
