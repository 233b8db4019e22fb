import { Injectable } from '@nestjs/common';
import type {
  AuthInfo,
  AuthStatus,
  JuniorRequest,
  Rejection,
  SeniorRequest,
  VerificationPicture,
} from '@truemark/contracts';
import { isRefusal, type Refusal } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { RowNumbers } from '../../platform/database/row-numbers.js';
import {
  invalidFields,
  isRequestRefusal,
  type RequestRefusal,
  refuseRequest,
} from '../../platform/http/refusal.js';
import { Areas } from '../areas/areas.js';
import { Settings } from '../settings/settings.js';
import { addressOf, Uploads } from '../uploads/uploads.js';
import { levelsOf, PICTURES, statusOf } from './standing.js';
import { Submissions } from './submissions.js';
import { type Level, type SubmittedFields, type Verification, verifications } from './verification.table.js';
import { VerificationMutex } from './verification-mutex.js';

type Pictures = Partial<Record<VerificationPicture, string>>;

/** Identity verification of the signed-in customer: status, data, and submission. */
@Injectable()
export class OwnVerification {
  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly numbers: RowNumbers,
    private readonly areas: Areas,
    private readonly settings: Settings,
    private readonly uploads: Uploads,
    private readonly submissions: Submissions,
    private readonly mutex: VerificationMutex,
  ) {}

  async status(customerId: number): Promise<AuthStatus> {
    const { customer, junior, senior } = await this.loadState(customerId);
    return {
      ...levelsOf(customer, junior, senior),
      junior_reject: rejectionOf(junior),
      senior_reject: rejectionOf(senior),
    };
  }

  async info(customerId: number, level: Level): Promise<AuthInfo> {
    const { customer, junior, senior } = await this.loadState(customerId);
    const last = level === 'junior' ? junior : senior;
    const given: SubmittedFields = last ? this.submissions.open(last) : { name: '' };
    const address = (picture: VerificationPicture): string => {
      const id = last?.pictures[picture];
      return id === undefined ? '' : addressOf(id);
    };
    return {
      ...levelsOf(customer, junior, senior),
      name: given.name,
      mobile: given.mobile ?? '',
      card_id: given.cardId ?? '',
      front_pic: address('front_pic'),
      reverse_pic: address('reverse_pic'),
      hand_pic: address('hand_pic'),
      reject: rejectionOf(last),
    };
  }

  submitJunior(customerId: number, request: JuniorRequest): Promise<AuthStatus | RequestRefusal | Refusal> {
    const mobile = this.areas.readStatedMobile(request.mobile, request.area_id);
    if ('problem' in mobile) {
      return Promise.resolve(
        mobile.problem === 'refused'
          ? refuseRequest('auth.area_refused')
          : invalidFields({ mobile: 'validation.mobile' }),
      );
    }
    const { name, front_pic, reverse_pic } = request;
    const given = { name, mobile: mobile.number };
    return this.mutex.runExclusive(() =>
      this.submit(customerId, 'junior', given, { front_pic, reverse_pic }),
    );
  }

  async submitSenior(
    customerId: number,
    { name, card_id: cardId, hand_pic }: SeniorRequest,
  ): Promise<AuthStatus | RequestRefusal | Refusal> {
    if (hand_pic === undefined && this.settings.isOn('is_auth_hand_pic')) {
      return invalidFields({ hand_pic: 'validation.required' });
    }
    const pictures = hand_pic === undefined ? {} : { hand_pic };
    return this.mutex.runExclusive(() => this.submit(customerId, 'senior', { name, cardId }, pictures));
  }

  private async submit(
    customerId: number,
    level: Level,
    given: SubmittedFields,
    addresses: Pictures,
  ): Promise<AuthStatus | RequestRefusal | Refusal> {
    const refused = await this.refusal(customerId, level);
    if (refused) return refused;
    const attached = await this.attach(customerId, level, addresses);
    if (isRequestRefusal(attached)) return attached;
    const id = await this.numbers.next(verifications);
    const row: Verification = {
      id,
      customerId,
      level,
      status: 'waiting',
      given: this.submissions.close(id, given),
      pictures: attached.pictures,
      submittedAt: wallClock.now(),
      decidedBy: null,
      decidedAt: null,
      reason: null,
      fields: {},
      note: null,
    };
    const rows: RowWrite[] = [...attached.rows, { op: 'insert', table: verifications.name, row }];
    const actor = { kind: 'customer', id: customerId } as const;
    const outcome = await this.engine.submit(
      level === 'senior'
        ? { kind: 'customer.change', actor, customerId, change: { reviewStatus: 1 }, rows }
        : { kind: 'rows.record', actor, rows },
    );
    return isRefusal(outcome) ? outcome : this.status(customerId);
  }

  /** Why this level cannot be submitted now. */
  private async refusal(customerId: number, level: Level): Promise<RequestRefusal | null> {
    if (!this.settings.isOn('is_real_name_auth')) return refuseRequest('verification.off');
    const { customer, ...last } = await this.loadState(customerId);
    if (this.areas.isRefusedArea(customer.areaId)) return refuseRequest('auth.area_refused');
    if (statusOf(customer, level, last[level]) === 2) return refuseRequest('verification.certified');
    if (level === 'senior' && !customer.isReal) return refuseRequest('verification.junior_first');
    const waits = [last.junior, last.senior].some((each) => each?.status === 'waiting');
    return waits ? refuseRequest('verification.waiting') : null;
  }

  private async attach(
    customerId: number,
    level: Level,
    addresses: Pictures,
  ): Promise<{ pictures: Pictures; rows: RowWrite[] } | RequestRefusal> {
    const pictures: Pictures = {};
    const rows: RowWrite[] = [];
    for (const name of PICTURES[level]) {
      const address = addresses[name];
      if (address === undefined) continue;
      const attaching = await this.uploads.attaching(address, customerId);
      if (!attaching) return invalidFields({ [name]: 'validation.picture' });
      pictures[name] = attaching.id;
      rows.push(...attaching.rows);
    }
    return { pictures, rows };
  }

  private async loadState(
    customerId: number,
  ): Promise<{ customer: Customer; junior: Verification | null; senior: Verification | null }> {
    const [customer, junior, senior] = await Promise.all([
      this.reader.first(customers, 'WHERE id = $1', [customerId]),
      this.submissions.last(customerId, 'junior'),
      this.submissions.last(customerId, 'senior'),
    ]);
    if (!customer) throw new Error(`customer ${customerId} has a session but no row`);
    return { customer, junior, senior };
  }
}

const rejectionOf = (last: Verification | null): Rejection | null =>
  last?.status === 'rejected' ? { reason: last.reason ?? '', fields: last.fields } : null;
