import { environment } from '../config/current.js';
import { rotateSealKey } from '../platform/auth/secrets.js';

/**
 * Makes a new key that days are sealed with; the one in force signs it and is thrown away. A server that runs goes on with
 * the old one until it is started again.
 */
const { publicKey } = rotateSealKey(environment().dataDir);
console.log(`From the next start on days are sealed with the key ${publicKey}`);
