import { z } from 'zod';
/** Answer of `image_upload`. */
export const uploadAnswerSchema = z.strictObject({
  url: z.string().describe('Opened by its owner alone, with his token in the header.'),
});
export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;
