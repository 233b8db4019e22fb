import { Injectable } from '@nestjs/common';
import type { ExactDecimals, LoanAgreementAnswer } from '@truemark/contracts';
import type { LoanTerms } from '@truemark/domain';
import { isLanguageCode, LANGUAGE_CODES } from '@truemark/i18n';
import { decimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { Loan } from '../../engine/products/loans/tables/loan.table.js';
import {
  type LoanAgreement,
  loanAgreements,
} from '../../engine/products/loans/tables/loan-agreement.table.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { isRequestRefusal, type RequestRefusal } from '../../platform/http/refusal.js';
import { Settings } from '../settings/settings.js';
import { Uploads } from '../uploads/uploads.js';
import { AgreementRenderer } from './agreement-renderer.js';
import { LoanApplications, type LoanFormGiven } from './loan-applications.js';
import {
  type AgreementWithInputs,
  agreementToSign,
  decryptAgreement,
  signedAgreementRow,
} from './signed-agreement-row.js';

/** Agreements that customers sign: generated from their form and a product's terms, stored as signed. */
@Injectable()
export class LoanAgreements {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly cipher: Cipher,
    private readonly settings: Settings,
    private readonly uploads: Uploads,
    private readonly applications: LoanApplications,
    private readonly renderer: AgreementRenderer,
  ) {}

  /** Form data of a customer who may borrow; null: no approved form. */
  async borrower(customerId: number): Promise<LoanFormGiven | null> {
    const form = await this.applications.last(customerId);
    return form?.status === 'approved' ? this.applications.open(form) : null;
  }

  /** Agreement as of today; `lang` is the requested language. */
  today(borrower: LoanFormGiven, terms: LoanTerms, lang: string): AgreementWithInputs {
    return agreementToSign(borrower, terms, lang, {
      ...{ name: this.settings.text('site_name'), currency: this.settings.text('currency') },
      at: this.engine.view.now(),
    });
  }

  /** Today's agreement with that hash, in any language; null: none matches. */
  withHash(
    borrower: LoanFormGiven,
    terms: LoanTerms,
    { hash, lang }: { readonly hash: string; readonly lang: string },
  ): AgreementWithInputs | null {
    for (const each of new Set([lang, ...LANGUAGE_CODES])) {
      const shown = this.today(borrower, terms, each);
      if (shown.hash === hash.toLowerCase()) return shown;
    }
    return null;
  }

  /** Row that stores the signed agreement, under the given number. */
  row(id: number, customerId: number, shown: AgreementWithInputs, signature: string): LoanAgreement {
    const signedAt = this.engine.view.now();
    return signedAgreementRow(this.cipher, { id, customerId, signature, signedAt }, shown);
  }

  /** Signed text of a loan, byte for byte. Throws if it is not stored. */
  async signed({
    agreementId,
  }: Pick<Loan, 'agreementId'>): Promise<AgreementWithInputs & { readonly row: LoanAgreement }> {
    const row = await this.reader.first(loanAgreements, 'WHERE id = $1', [agreementId]);
    if (!row) throw new Error(`agreement ${agreementId} is not kept`);
    return { ...decryptAgreement(this.cipher, row), row };
  }

  async pdf(loan: Loan, customerId: number): Promise<Buffer | RequestRefusal> {
    const leave = this.renderer.enter(customerId);
    if (isRequestRefusal(leave)) return leave;
    try {
      return await this.renderer.render(async () => {
        const { text, hash, lang, row } = await this.signed(loan);
        const upload = await this.uploads.find(row.signature);
        const signature = upload && (await this.uploads.read(upload));
        if (!isLanguageCode(lang)) throw new Error(`agreement ${row.id} is in no known language`);
        const site = this.settings.text('site_name');
        return { ...{ text, hash, lang, site, signedAt: row.signedAt }, signature: signature ?? null };
      });
    } finally {
      leave();
    }
  }

  readonly answer = ({
    text,
    html,
    hash,
    lang,
    parameters,
  }: AgreementWithInputs): ExactDecimals<LoanAgreementAnswer> => ({
    ...{ html, text, hash, lang, time: parameters.time },
    parameters: {
      ...parameters,
      amount: decimal(parameters.amount),
      interest_rate: decimal(parameters.interest_rate),
      penalty_rate: decimal(parameters.penalty_rate),
      total_rate: decimal(parameters.total_rate),
    },
  });
}
