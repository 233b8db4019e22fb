import { z } from 'zod';

/** What somebody says who asks for a second factor to be taken away. */
export const resetShape = z.object({
  reason: z.string().trim().min(3, 'The second person reads this: please say why.').max(300),
});
