import { generateSecret, generateURI, verify } from 'otplib';

/** Seconds that a code counts before and after its own half minute: clocks differ. */
const TOLERANCE = 30;

/** A secret nobody uses yet, and the address that an authenticator app reads it from. */
export function newSecret(issuer: string, label: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer, label, secret }) };
}

/** The number of the half minute whose code of this secret was given; null when it is no code of now. */
export async function stepOfCode(secret: string, code: string): Promise<number | null> {
  const checked = await verify({ secret, token: code, strategy: 'totp', epochTolerance: TOLERANCE });
  return checked.valid && 'timeStep' in checked ? checked.timeStep : null;
}
