/** WebAuthn relying party of this installation. */
export interface RelyingParty {
  /** Domain to which devices bind a passkey. */
  readonly id: string;
  /** Whether passkeys may be used on a page of this origin. */
  readonly takes: (origin: string) => boolean;
}

const LOCAL_HOST = 'localhost';

/**
 * Relying party from the configured public address (`PUBLIC_URL`), never from request headers. Without one, passkeys
 * work only on `localhost`, at any port: the one host that browsers accept without TLS.
 */
export function relyingPartyOf(publicUrl: string | null): RelyingParty {
  if (publicUrl !== null) {
    const { hostname, origin } = new URL(publicUrl);
    return { id: hostname, takes: (asked) => asked === origin };
  }
  return { id: LOCAL_HOST, takes: (asked) => URL.canParse(asked) && new URL(asked).hostname === LOCAL_HOST };
}
