import { z } from 'zod';

/** What the customer of a row is called. */
export const customerName = z
  .string()
  .describe('Name, e-mail address or nickname; empty for a role that may not read customers.');
