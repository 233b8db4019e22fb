import { Injectable } from '@nestjs/common';
import { Cipher } from '../../platform/auth/cipher.js';
import type { Webhook } from './webhook.table.js';

/**
 * Signing secrets of webhooks. Each is derived from the installation's key, the webhook's number and its secret
 * version, so that none is stored: access to the database is not enough to sign.
 */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly cipher: Cipher) {}

  /** Standard Webhooks format: `whsec_` and 32 bytes in base64. */
  of({ id, secretVersion }: Pick<Webhook, 'id' | 'secretVersion'>): string {
    const key = Buffer.from(this.cipher.mac(`${id} ${secretVersion}`, 'webhook secret'), 'base64url');
    return `whsec_${key.toString('base64')}`;
  }
}
