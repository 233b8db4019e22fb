import { Injectable } from '@nestjs/common';
import type { LoanField } from '@truemark/contracts';
import {
  type LoanApplication,
  loanApplications,
} from '../../engine/products/loans/tables/loan-application.table.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';

/** Form data of a customer without pictures. Numbers are plain decimals. */
export type LoanFormGiven = Readonly<Partial<Record<LoanField, string>>>;

/** Stored loan forms: their data are encrypted with the installation's key. */
@Injectable()
export class LoanApplications {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly cipher: Cipher,
  ) {}

  /** Latest form of a customer. */
  last(customerId: number): Promise<LoanApplication | null> {
    return this.reader.first(loanApplications, 'WHERE customer_id = $1 ORDER BY id DESC', [customerId]);
  }

  close(id: number, given: LoanFormGiven): string {
    return encryptForm(this.cipher, id, given);
  }

  open({ id, given }: Pick<LoanApplication, 'id' | 'given'>): LoanFormGiven {
    return JSON.parse(this.cipher.decrypt(given, purposeOf(id))) as LoanFormGiven;
  }
}

/** Encrypts the data of a form for its row. */
export const encryptForm = (cipher: Cipher, id: number, given: LoanFormGiven): string =>
  cipher.encrypt(JSON.stringify(given), purposeOf(id));

const purposeOf = (id: number): string => `loan-application:${id}`;
