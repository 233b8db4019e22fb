/** Where passkeys of this installation hold: WebAuthn's relying party. */
export interface RelyingParty {
  /** The domain that a passkey is bound to by its device. */
  readonly id: string;
  /** Whether a page of this address may use them. */
  readonly takes: (origin: string) => boolean;
}

const LOCAL = 'localhost';

/**
 * Of the configured public address (`PUBLIC_URL`), never of what a request says of itself. Without one they hold on this
 * machine alone, at whatever port: `http://localhost`, the one address without TLS that browsers take.
 */
export function relyingPartyOf(publicUrl: string | null): RelyingParty {
  if (publicUrl !== null) {
    const { hostname, origin } = new URL(publicUrl);
    return { id: hostname, takes: (asked) => asked === origin };
  }
  return { id: LOCAL, takes: (asked) => URL.canParse(asked) && new URL(asked).hostname === LOCAL };
}
