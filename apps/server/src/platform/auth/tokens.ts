import { hash, randomBytes } from 'node:crypto';

/** A new opaque session token: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');
