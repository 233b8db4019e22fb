import { Injectable } from '@nestjs/common';
import { Cipher } from '../../platform/auth/cipher.js';
import type { Webhook } from './webhook.table.js';

/**
 * Secrets by which receivers know the house. Each follows from the installation's key, the webhook's number and the version
 * of its secret, so that none is stored: who reads the database can sign nothing.
 */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly cipher: Cipher) {}

  /** As Standard Webhooks writes it: `whsec_` and 32 bytes in base64. */
  of({ id, secretVersion }: Pick<Webhook, 'id' | 'secretVersion'>): string {
    const key = Buffer.from(this.cipher.mac(`${id} ${secretVersion}`, 'webhook secret'), 'base64url');
    return `whsec_${key.toString('base64')}`;
  }
}
