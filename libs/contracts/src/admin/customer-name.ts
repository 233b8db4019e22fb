import { z } from 'zod';

/** Display name of a row's customer. */
export const customerName = z
  .string()
  .describe('Name, e-mail address or nickname; empty for a role that may not read customers.');
