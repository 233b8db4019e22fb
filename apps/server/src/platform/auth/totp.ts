import { generateSecret, generateURI, verify } from 'otplib';

/** Seconds for which a code is valid before and after its own 30-second step, because clocks differ. */
const TOLERANCE = 30;

/** New unused secret, and the `otpauth:` URI that an authenticator app scans. */
export function newSecret(issuer: string, label: string): { secret: string; uri: string } {
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer, label, secret }) };
}

/** Time-step number of the code that was given; null if it is not valid for this secret now. */
export async function verifyTotp(secret: string, code: string): Promise<number | null> {
  const checked = await verify({ secret, token: code, strategy: 'totp', epochTolerance: TOLERANCE });
  return checked.valid && 'timeStep' in checked ? checked.timeStep : null;
}
