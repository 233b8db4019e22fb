import { environment } from '../config/current.js';
import { rotateSealKeyOf } from '../platform/auth/sealed-secrets.js';

/**
 * Makes a new key that days are sealed with; the one in force signs it and is thrown away. A server that runs goes on with
 * the old one until it is started again.
 */
const { publicKey } = await rotateSealKeyOf(environment());
console.log(`From the next start on days are sealed with the key ${publicKey}`);
