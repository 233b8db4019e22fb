import { z } from 'zod';
import { text, word, wrong } from './fields.js';
import { REGISTRATION_PICTURES } from './user.js';

/** Maximum size of an uploaded picture: 8 MiB. */
export const MAX_UPLOADED_BYTES = 8_388_608;

/** `POST /api/common/image_upload`: multipart, the picture in the part named `file`. */
export const uploadRequest = z.object({
  file: z
    .unknown()
    .transform((given, context): Uint8Array => {
      if (given === undefined) return wrong(context, 'validation.required');
      return given instanceof Uint8Array ? given : wrong(context, 'validation.invalid');
    })
    .meta({ type: 'string', format: 'binary', description: 'JPEG, PNG or WebP, at most 8 MiB.' }),
  /** For a visitor who registers: the `register_grant` answer, and the field that the picture is for. */
  grant: text(64).optional(),
  field: word(...REGISTRATION_PICTURES).optional(),
});
export type UploadRequest = z.output<typeof uploadRequest>;

/** `GET /api/common/image/:id` */
export const imageRequest = z.object({ id: text(64) });
export type ImageRequest = z.output<typeof imageRequest>;
