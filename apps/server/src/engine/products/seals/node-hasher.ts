import { hash } from 'node:crypto';
import type { Hasher } from '@truemark/domain';

/** SHA-256 by Node.js. */
export const nodeHasher: Hasher = {
  ofText: (text) => hash('sha256', text, 'buffer'),
  ofBytes: (bytes) => hash('sha256', bytes, 'buffer'),
};
