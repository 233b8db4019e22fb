import { z } from 'zod';

/** What the customer of a row is called. */
export const customerName = z
  .string()
  .describe('His name, e-mail address or nickname; empty for who may not read customers.');
