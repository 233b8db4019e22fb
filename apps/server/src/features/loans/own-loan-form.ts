import { Injectable } from '@nestjs/common';
import {
  LOAN_FIELD_NAMES,
  LOAN_FIELDS,
  type LoanForm,
  type LoanFormRequest,
  loanFieldSetting,
} from '@truemark/contracts';
import { isRefusal, type Refusal } from '@truemark/domain';
import type { LanguageCode } from '@truemark/i18n';
import { formatDecimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import {
  type LoanApplication,
  loanApplications,
} from '../../engine/products/loans/tables/loan-application.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import type { SignedIn } from '../../platform/http/caller.js';
import {
  invalidFields,
  isRequestRefusal,
  type RequestRefusal,
  refuseRequest,
} from '../../platform/http/refusal.js';
import { textOf } from '../../platform/http/texts.js';
import { Areas } from '../areas/areas.js';
import { Settings } from '../settings/settings.js';
import { addressOf, Uploads } from '../uploads/uploads.js';
import { refuseBirthday } from './birthday.js';
import { LoanApplications, type LoanFormGiven } from './loan-applications.js';
import { FORM_STATUS_NUMBERS, PROMISE_HOURS } from './loan-promise.js';

/** Loan form of the signed-in customer: status, data, and submission. */
@Injectable()
export class OwnLoanForm {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly settings: Settings,
    private readonly areas: Areas,
    private readonly uploads: Uploads,
    private readonly applications: LoanApplications,
  ) {}

  async info(customerId: number): Promise<LoanForm> {
    const last = await this.applications.last(customerId);
    const given = last ? this.applications.open(last) : {};
    const pictures = Object.entries(last?.pictures ?? {}).map(([field, id]) => [field, addressOf(id)]);
    return {
      status: last ? FORM_STATUS_NUMBERS[last.status] : 0,
      name: String(given.name ?? ''),
      reason: last?.status === 'rejected' ? (last.reason ?? '') : '',
      fields: last?.status === 'rejected' ? Object.keys(last.fields) : [],
      given: { ...given, ...Object.fromEntries(pictures) },
      promise_hours: PROMISE_HOURS,
    };
  }

  /** Submits the form; one at a time, and none after an approved one. */
  async submit(
    request: LoanFormRequest,
    { customerId, lang }: SignedIn,
  ): Promise<LoanForm | RequestRefusal | Refusal> {
    const read = this.read(request, lang);
    if (isRequestRefusal(read)) return read;
    const customer = await this.reader.first(customers, 'WHERE id = $1', [customerId]);
    if (customer && this.areas.isRefusedArea(customer.areaId)) return refuseRequest('loan.country_refused');
    const attached = await this.attach(request, customerId);
    if (isRequestRefusal(attached)) return attached;
    const id = await this.numbers.next(loanApplications);
    const row: LoanApplication = {
      ...{ id, customerId, status: 'waiting', given: this.applications.close(id, read) },
      ...{ pictures: attached.pictures, submittedAt: wallClock.now() },
      ...{ decidedBy: null, decidedAt: null, reason: null, fields: {}, note: null },
    };
    const rows: RowWrite[] = [...attached.rows, { op: 'insert', table: loanApplications.name, row }];
    const outcome = await this.engine.submit({
      ...{ kind: 'loan.form', actor: { kind: 'customer', id: customerId } },
      ...{ customerId, applicationId: id, rows },
    });
    return isRefusal(outcome) ? outcome : this.info(customerId);
  }

  /** Required fields must be present; all fields present must be valid. */
  private read(request: LoanFormRequest, lang: LanguageCode): LoanFormGiven | RequestRefusal {
    const missing = LOAN_FIELD_NAMES.find(
      (field) => request[field] === undefined && this.settings.isOn(loanFieldSetting(field)),
    );
    if (missing === 'passport_photo') return refuseRequest('loan.please_upload_passport', { field: missing });
    if (missing) {
      const label = textOf(lang, `loan.field.${missing}`);
      return refuseRequest('loan.please_input', { field: missing, label });
    }
    const { birthday, country, mobile } = request;
    if (country !== undefined && (!this.areas.isCountry(country) || this.areas.isRefused(country)))
      return refuseRequest('loan.country_refused', { field: 'country' });
    const wrong = birthday === undefined ? null : refuseBirthday(birthday, this.engine.view.now());
    if (wrong) return invalidFields({ birthday: wrong });
    const phone = mobile === undefined ? null : this.areas.readStatedMobile(international(mobile), undefined);
    if (phone && 'problem' in phone) return invalidFields({ mobile: 'validation.mobile' });
    const given: [string, string][] = LOAN_FIELD_NAMES.flatMap((field) => {
      const value = request[field];
      if (value === undefined || LOAN_FIELDS[field].kind === 'picture') return [];
      return [[field, typeof value === 'bigint' ? formatDecimal(value) : String(value)]];
    });
    return Object.fromEntries(given) as LoanFormGiven;
  }

  private async attach(
    request: LoanFormRequest,
    customerId: number,
  ): Promise<{ pictures: Record<string, string>; rows: RowWrite[] } | RequestRefusal> {
    const pictures: Record<string, string> = {};
    const rows: RowWrite[] = [];
    for (const field of LOAN_FIELD_NAMES) {
      const address = LOAN_FIELDS[field].kind === 'picture' ? request[field] : undefined;
      if (address === undefined) continue;
      const attaching = await this.uploads.attaching(String(address), customerId);
      if (!attaching) return invalidFields({ [field]: 'validation.picture' });
      pictures[field] = attaching.id;
      rows.push(...attaching.rows);
    }
    return { pictures, rows };
  }
}

/** `code-number` as a number with its prefix; without a hyphen it is left unchanged. */
function international(mobile: string): string {
  const [, code, number] = /^\+?0*(\d{1,4})-(.*)$/.exec(mobile) ?? [];
  return code === undefined ? mobile : `+${code}${number}`;
}
