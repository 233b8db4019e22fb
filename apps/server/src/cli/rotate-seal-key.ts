import { environment } from '../config/current.js';
import { rotateSealKeyOf } from '../platform/auth/sealed-secrets.js';

/**
 * Creates a new key for sealing days; the current key signs it and is then deleted. A running server uses the old key
 * until it is restarted.
 */
const { publicKey } = await rotateSealKeyOf(environment());
console.log(`From the next start, days are sealed with the key ${publicKey}`);
