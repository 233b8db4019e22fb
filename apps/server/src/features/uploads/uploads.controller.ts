import { Controller } from '@nestjs/common';
import {
  type ImageRequest,
  imageRequest,
  MOST_UPLOADED_BYTES,
  type UploadAnswer,
  type UploadRequest,
  uploadRequest,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import type { EdgeRefusal } from '../../platform/http/refusal.js';
import { Uploads } from './uploads.js';

const TAG = 'Pictures';

@Controller()
export class UploadsController {
  constructor(private readonly uploads: Uploads) {}

  @Call('/api/common/image_upload', {
    method: 'POST',
    auth: 'customer',
    schema: uploadRequest,
    upload: { mostBytes: MOST_UPLOADED_BYTES },
    rateLimit: { name: 'upload', per: 'customer', most: 60, windowMs: 600_000 },
    tag: TAG,
    summary: 'Takes a JPEG, PNG or WebP picture, looked at by content and drawn anew without metadata',
    answer: '`{url}`, which only its owner opens; removed after 24 h unless a form refers to it',
  })
  take({ file }: UploadRequest, caller: SignedIn): Promise<UploadAnswer | EdgeRefusal> {
    return this.uploads.take(Buffer.from(file.buffer, file.byteOffset, file.byteLength), caller);
  }

  @Call('/api/common/image/:id', {
    auth: 'customer',
    schema: imageRequest,
    file: 'image/jpeg',
    tag: TAG,
    summary: 'One of the customer’s own pictures',
    answer: 'a refusal only; the picture itself comes as `image/jpeg`',
  })
  one({ id }: ImageRequest, { customerId }: SignedIn): Promise<Buffer | EdgeRefusal> {
    return this.uploads.openOwn(id, customerId);
  }
}
