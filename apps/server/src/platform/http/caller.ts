import type { LanguageCode } from '@truemark/i18n';

/** Owner of a session token. */
export interface Identity {
  readonly customerId: number;
  readonly sessionId: string;
  readonly isDemo: boolean;
}

/** Idempotency key of an engine command: a repeated call gets the outcome of the first. */
export interface Idempotency {
  readonly owner: number;
  readonly key: string;
  readonly hash: string;
}

/** Identity, language and address of a caller. All identity fields are null if nobody is signed in. */
export interface Caller<Id extends number | null = number | null> {
  readonly customerId: Id;
  readonly sessionId: Id extends number ? string : string | null;
  readonly isDemo: boolean;
  readonly lang: LanguageCode;
  /** Value of the `lang` header, even if it is no known language; without the header, `lang`. */
  readonly langAsked: string;
  readonly address: string;
  readonly userAgent: string;
  readonly idempotency?: Idempotency;
}

/** Caller with a valid session. */
export type SignedIn = Caller<number>;

/** Lookups that the HTTP edge needs from the features. */
export abstract class CallerDirectory {
  /** Synchronous if the session is in memory. Null: no such session, or it has ended. */
  abstract identify(token: string): Identity | null | Promise<Identity | null>;
  abstract defaultLanguage(): LanguageCode;
}

/** Token of an `authorization` header, with or without `Bearer`. */
export function tokenOf(header: string | undefined): string | null {
  if (!header) return null;
  const token = /^Bearer\s/i.test(header) ? header.slice(7).trim() : header.trim();
  return /^[\x21-\x7e]{16,128}$/.test(token) ? token : null;
}
