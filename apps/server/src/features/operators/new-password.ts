import { z } from 'zod';

export const newPassword = z
  .string()
  .min(12, 'At least twelve characters: this opens the back office.')
  .max(72, 'At most 72 characters.');
