import { z } from 'zod';
/** Answer of `image_upload`. */
export const uploadAnswerSchema = z.strictObject({
  url: z.string().describe('Only its owner can open it, with the token in the header.'),
});
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;
