import type { LanguageCode } from '@truemark/i18n';

/** Who a session token belongs to. */
export interface Identity {
  readonly customerId: number;
  readonly sessionId: string;
  readonly isDemo: boolean;
}

/** What a command of the engine takes to answer a repeated call with its first outcome. */
export interface Idempotency {
  readonly owner: number;
  readonly key: string;
  readonly hash: string;
}

/** Who calls, in which language, from where. Everything is null for somebody who is not signed in. */
export interface Caller<Id extends number | null = number | null> {
  readonly customerId: Id;
  readonly sessionId: Id extends number ? string : string | null;
  readonly isDemo: boolean;
  readonly lang: LanguageCode;
  /** What the `lang` header says, whether or not there is such a language; without one `lang`. */
  readonly langAsked: string;
  readonly address: string;
  readonly userAgent: string;
  readonly idempotency?: Idempotency;
}

/** A caller whose session is valid. */
export type SignedIn = Caller<number>;

/** What the HTTP edge asks of the features. */
export abstract class CallerDirectory {
  /** At once when the session is in memory. Null: no such session, or it ended. */
  abstract identify(token: string): Identity | null | Promise<Identity | null>;
  abstract defaultLanguage(): LanguageCode;
}

/** The token of an `authorization` header, with or without `Bearer`. */
export function tokenOf(header: string | undefined): string | null {
  if (!header) return null;
  const token = /^Bearer\s/i.test(header) ? header.slice(7).trim() : header.trim();
  return /^[\x21-\x7e]{16,128}$/.test(token) ? token : null;
}
