import { hash, randomBytes } from 'node:crypto';

/** A new opaque session token: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Hash of a token as it is stored. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
