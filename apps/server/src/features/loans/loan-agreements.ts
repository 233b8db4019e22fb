import { Injectable } from '@nestjs/common';
import type { Exact, LoanAgreementAnswer } from '@truemark/contracts';
import { type LoanTerms, loanCost } from '@truemark/domain';
import { isLanguageCode, type LanguageCode, type LoanAgreementParameters } from '@truemark/i18n';
import { decimal, formatDecimal, ONE, product } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { Loan } from '../../engine/products/loans/tables/loan.table.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { Reader } from '../../platform/database/reader.js';
import { type EdgeRefusal, isEdgeRefusal, refuseCall } from '../../platform/http/refusal.js';
import { Settings } from '../settings/settings.js';
import { Uploads } from '../uploads/uploads.js';
import { AgreementRenderer } from './agreement-renderer.js';
import { type AgreementText, agreementText } from './agreement-text.js';
import { type LoanAgreement, loanAgreements } from './loan-agreement.table.js';
import { LoanApplications } from './loan-applications.js';

/** An agreement with what it was made from. */
export interface ShownAgreement extends Pick<AgreementText, 'text' | 'html' | 'hash'> {
  readonly lang: string;
  readonly parameters: LoanAgreementParameters;
}

/** What customers sign: made from their form and a product's terms, kept as it was signed. */
@Injectable()
export class LoanAgreements {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: Reader,
    private readonly cipher: Cipher,
    private readonly settings: Settings,
    private readonly uploads: Uploads,
    private readonly applications: LoanApplications,
    private readonly renderer: AgreementRenderer,
  ) {}

  /** As of today, in the caller's language; null: he has no form. */
  async today(customerId: number, terms: LoanTerms, lang: LanguageCode): Promise<ShownAgreement | null> {
    const form = await this.applications.last(customerId);
    if (!form) return null;
    const given = this.applications.open(form);
    const cost = loanCost(terms);
    const charged = BigInt(Math.max(0, terms.loanPeriod - terms.freePeriod)) * ONE;
    const parameters: LoanAgreementParameters = {
      ...{ name: String(given.name ?? ''), last_name: String(given.last_name ?? '') },
      ...{ country: String(given.country ?? ''), mobile: String(given.mobile ?? '') },
      amount: formatDecimal(terms.amount),
      loan_period: terms.loanPeriod,
      interest_rate: formatDecimal(terms.interestRate),
      free_period: terms.freePeriod,
      penalty_rate: formatDecimal(terms.penaltyRate),
      total_rate: formatDecimal(product([terms.interestRate, charged], [], 8, 'half-up')),
      time: new Date(this.engine.view.now()).toISOString().slice(0, 10),
    };
    const facts = {
      lender: this.settings.text('site_name'),
      currency: this.settings.text('currency'),
      interest: formatDecimal(cost.interest),
      total_due: formatDecimal(cost.totalDue),
      total_day_later: formatDecimal(cost.totalDayLater),
      yearly_rate: formatDecimal(cost.yearlyRate),
    };
    const { text, html, hash, lang: written } = agreementText(lang, parameters, facts);
    return { text, html, hash, lang: written, parameters };
  }

  /** The row that keeps what was signed, with the number that it is given. */
  row(id: number, customerId: number, shown: ShownAgreement, signature: string): LoanAgreement {
    const encrypted = this.cipher.encrypt(JSON.stringify(shown), purposeOf(id));
    const signedAt = this.engine.view.now();
    return { id, customerId, lang: shown.lang, hash: shown.hash, encrypted, signature, signedAt };
  }

  /** What was signed for a loan, to the byte. Throws where it is not kept. */
  async signed({
    agreementId,
  }: Pick<Loan, 'agreementId'>): Promise<ShownAgreement & { readonly row: LoanAgreement }> {
    const row = await this.reader.first(loanAgreements, 'WHERE id = $1', [agreementId]);
    if (!row) throw new Error(`agreement ${agreementId} is not kept`);
    return { ...(JSON.parse(this.cipher.decrypt(row.encrypted, purposeOf(row.id))) as ShownAgreement), row };
  }

  async pdf(loan: Loan, customerId: number): Promise<Buffer | EdgeRefusal> {
    const leave = this.renderer.enter(customerId);
    if (isEdgeRefusal(leave)) return leave;
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

  readonly answer = ({ text, html, hash, lang, parameters }: ShownAgreement): Exact<LoanAgreementAnswer> => ({
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

const purposeOf = (id: number): string => `loan-agreement:${id}`;

export const refuseWithoutForm = (): EdgeRefusal => refuseCall('loan.form_required');
