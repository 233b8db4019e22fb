import { Controller } from '@nestjs/common';
import {
  type ImageRequest,
  imageRequest,
  MAX_UPLOADED_BYTES,
  type UploadAnswer,
  type UploadRequest,
  uploadAnswerSchema,
  uploadRequest,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { Caller } from '../../platform/http/caller.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { UploadGrants } from './upload-grants.js';
import { Uploads } from './uploads.js';

const TAG = 'Pictures';

@Controller()
export class UploadsController {
  constructor(
    private readonly uploads: Uploads,
    private readonly grants: UploadGrants,
  ) {}

  @Call('/api/common/image_upload', {
    method: 'POST',
    auth: 'optional',
    schema: uploadRequest,
    upload: { mostBytes: MAX_UPLOADED_BYTES },
    rateLimit: { name: 'upload', per: 'customer', most: 60, windowMs: 600_000 },
    tag: TAG,
    summary:
      'Upload a JPEG, PNG or WebP picture; checked by content, re-encoded without metadata. By a customer, or with a `grant` for a `field` of a registration',
    answer: uploadAnswerSchema.describe(
      'Only its owner can open it; removed after 24 h unless a form refers to it.',
    ),
  })
  async take(
    { file, grant: id, field }: UploadRequest,
    { customerId }: Caller,
  ): Promise<UploadAnswer | RequestRefusal> {
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    if (customerId !== null) return this.uploads.take(bytes, customerId);
    if (id === undefined || field === undefined) return refuseRequest('auth.session');
    const grant = await this.grants.find(id);
    return grant ? this.uploads.takeGranted(bytes, grant, field) : refuseRequest('auth.grant_invalid');
  }

  @Call('/api/common/image/:id', {
    auth: 'optional',
    schema: imageRequest,
    file: 'image/jpeg',
    tag: TAG,
    summary: 'Get one of the customer’s own pictures, or a trader’s avatar',
  })
  one({ id }: ImageRequest, { customerId }: Caller): Promise<Buffer | RequestRefusal> {
    return this.uploads.open(id, customerId);
  }
}
