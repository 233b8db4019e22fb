import { Injectable } from '@nestjs/common';
import { Cipher } from '../../platform/auth/cipher.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type Level, type SubmittedFields, type Verification, verifications } from './verification.table.js';

/** Stored submissions: their data are encrypted with the installation's key. */
@Injectable()
export class Submissions {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly cipher: Cipher,
  ) {}

  find(id: number): Promise<Verification | null> {
    return this.reader.first(verifications, 'WHERE id = $1', [id]);
  }

  /** Latest submission of a customer for a level. */
  last(customerId: number, level: Level): Promise<Verification | null> {
    return this.reader.first(verifications, 'WHERE customer_id = $1 AND level = $2 ORDER BY id DESC', [
      customerId,
      level,
    ]);
  }

  history(customerId: number): Promise<Verification[]> {
    return this.reader.select(verifications, 'WHERE customer_id = $1 ORDER BY id DESC LIMIT 50', [
      customerId,
    ]);
  }

  close(id: number, given: SubmittedFields): string {
    return this.cipher.encrypt(JSON.stringify(given), purposeOf(id));
  }

  open({ id, given }: Pick<Verification, 'id' | 'given'>): SubmittedFields {
    return JSON.parse(this.cipher.decrypt(given, purposeOf(id))) as SubmittedFields;
  }
}

const purposeOf = (id: number): string => `verification:${id}`;
