import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { LoanDetails, LoanRow } from '@truemark/contracts/admin';
import { loanCost, payoffOf } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { type Loan, loans } from '../../engine/products/loans/tables/loan.table.js';
import { AdminError } from '../../platform/admin/admin-error.js';
import { AdminFile } from '../../platform/admin/admin-file.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { isRequestRefusal } from '../../platform/http/refusal.js';
import { textOf } from '../../platform/http/texts.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { type ClaimedQueue, IsClaimedQueue } from '../claims/claimed-queue.js';
import { Claims } from '../claims/claims.js';
import { customerName } from '../customers/customer-name.js';
import { hasPermission } from '../operators/role-matrix.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { Settings } from '../settings/settings.js';
import { ProofUses, proofUseRow } from '../uploads/proof-uses.js';
import { entriesOf } from '../wallet/entries-of.js';
import { LoanAgreements } from './loan-agreements.js';
import { LoanApplications } from './loan-applications.js';
import { LoansAdmin, waitsSince } from './loans.admin.js';
import { costFixedAt } from './repayments.js';

/** Nothing is pending: a claim is for a new purpose. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** One loan with all data needed for its decisions. */
@Injectable()
@IsClaimedQueue()
export class LoanDetailsAdmin implements ClaimedQueue {
  readonly queue = 'loans';

  constructor(
    private readonly engine: EngineClient,
    private readonly settings: Settings,
    private readonly audit: AuditRowBuilder,
    private readonly claims: Claims,
    private readonly loans: LoansAdmin,
    private readonly applications: LoanApplications,
    private readonly agreements: LoanAgreements,
    private readonly reader: DatabaseReader,
    private readonly proofs: ProofUses,
  ) {}

  async one(operator: SignedInOperator, id: number): Promise<ExactDecimals<LoanDetails>> {
    const loan = await this.loans.find(id);
    const [row] = await this.loans.shown(operator, [loan]);
    const mayLook = hasPermission(operator, 'uploads', 'read');
    const customer = await this.reader.first(customers, 'WHERE id = $1', [loan.customerId]);
    const { interest, totalDue, totalDayLater, yearlyRate } = loanCost(loan);
    const { text, hash, lang, row: signed } = await this.agreements.signed(loan);
    const { proof, repaidTo } = loan;
    return {
      ...(row as ExactDecimals<LoanRow>),
      currency: this.settings.text('currency'),
      lang: customer?.lang ?? 'en',
      application_id: (await this.applications.last(loan.customerId))?.id ?? null,
      cost: { interest, total_due: totalDue, total_day_later: totalDayLater, yearly_rate: yearlyRate },
      payoff: this.payoff(loan),
      ...{ checked_from_ms: loan.checkedFrom, checked_until_ms: loan.checkedUntil },
      agreement: {
        ...{ text, hash, lang, signed_at_ms: signed.signedAt, signature: mayLook ? signed.signature : null },
      },
      proof: mayLook ? proof : null,
      repaid_to: repaidTo && {
        ...{ address_id: repaidTo.addressId, currency_code: repaidTo.code },
        ...{ protocol_code: repaidTo.protocol, address: repaidTo.address },
      },
      same_proof: proof === null ? [] : await this.findSameProof(operator, proof, id),
      entries: await entriesOf(this.reader, 'loan', id),
    };
  }

  async waiting(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const found = await rowsIn(this.reader, loans, 'id', ids);
    return new Set(found.filter((loan) => waitsSince(loan) !== null).map(({ id }) => id));
  }

  async customerOf(id: number): Promise<number | null> {
    const [found] = await rowsIn(this.reader, loans, 'id', [id]);
    return found?.customerId ?? null;
  }

  async claim(operator: SignedInOperator, id: number): Promise<ExactDecimals<LoanDetails>> {
    const loan = await this.loans.find(id);
    const { customerId } = loan;
    const change = { action: 'claim', resource: 'loans', resourceId: id, customerId };
    await this.claims.take(
      operator,
      'loans',
      id,
      this.audit.row(operator, change),
      waitsSince(loan) ?? NEVER,
    );
    return this.one(operator, id);
  }

  /** Signed agreement with the signature; the access is logged before it is delivered. */
  async agreementPdf(operator: SignedInOperator, id: number): Promise<AdminFile> {
    const loan = await this.loans.find(id);
    const { customerId, agreementId } = loan;
    const what = { action: 'look', resource: 'loans', resourceId: id, customerId };
    const trace = this.audit.row(operator, { ...what, after: { agreement: agreementId } });
    unwrap(await this.engine.submit({ kind: 'rows.record', actor: actorOf(operator), rows: [trace] }));
    // Operators use negative ids in the renderer's limits, to differ from customers.
    const file = await this.agreements.pdf(loan, -operator.id);
    if (isRequestRefusal(file)) throw new AdminError(429, file.key, textOf('en', file.key, file.facts));
    return new AdminFile('application/pdf', file);
  }

  private payoff(loan: Loan): ExactDecimals<LoanDetails>['payoff'] {
    const asOf = costFixedAt(loan) ?? this.engine.view.now();
    const payoff = payoffOf(loan, asOf);
    if (!payoff) return null;
    const { principal, interest, penalty, total, days, chargedDays, lateDays } = payoff;
    return {
      ...{ principal, interest, penalty, total, days, charged_days: chargedDays, late_days: lateDays },
      as_of_ms: asOf,
    };
  }

  /** Other repayments with the same proof picture. */
  private async findSameProof(
    operator: SignedInOperator,
    proof: string,
    loanId: number,
  ): Promise<LoanDetails['same_proof']> {
    const uses = await this.proofs.alike(proof);
    const others = uses.filter(({ kind, id }) => kind !== 'loan' || id !== loanId);
    return others.map((use) => proofUseRow(use, (called) => customerName(operator, called)));
  }
}
