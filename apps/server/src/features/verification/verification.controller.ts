import { Controller } from '@nestjs/common';
import {
  type AuthInfo,
  type AuthInfoRequest,
  type AuthStatus,
  authInfoRequest,
  authInfoSchema,
  authStatusSchema,
  type JuniorRequest,
  juniorRequest,
  type SeniorRequest,
  seniorRequest,
} from '@truemark/contracts';
import type { Refusal } from '@truemark/domain';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import type { RequestRefusal } from '../../platform/http/refusal.js';
import { OwnVerification } from './own-verification.js';

const TAG = 'Verification';

@Controller()
export class VerificationController {
  constructor(private readonly ownVerification: OwnVerification) {}

  @Call('/api/user/auth_status', {
    auth: 'customer',
    tag: TAG,
    summary: 'Get the status of both levels, and why the last submission was rejected',
    answer: authStatusSchema,
  })
  status(_: object, { customerId }: SignedIn): Promise<AuthStatus> {
    return this.ownVerification.status(customerId);
  }

  @Call('/api/user/auth_info', {
    auth: 'customer',
    schema: authInfoRequest,
    tag: TAG,
    summary: 'Get the last submission for a level: 1 junior, 2 senior',
    answer: authInfoSchema,
  })
  info({ type }: AuthInfoRequest, { customerId }: SignedIn): Promise<AuthInfo> {
    return this.ownVerification.info(customerId, type === 1 ? 'junior' : 'senior');
  }

  @Call('/api/user/auth_junior_submit', {
    method: 'POST',
    auth: 'customer',
    realOnly: true,
    schema: juniorRequest,
    done: 'done.verification_submitted',
    tag: TAG,
    summary: 'Submit name, phone number and both sides of a document',
    answer: authStatusSchema,
  })
  junior(request: JuniorRequest, { customerId }: SignedIn): Promise<AuthStatus | RequestRefusal | Refusal> {
    return this.ownVerification.submitJunior(customerId, request);
  }

  @Call('/api/user/auth_senior_submit', {
    method: 'POST',
    auth: 'customer',
    realOnly: true,
    schema: seniorRequest,
    done: 'done.verification_submitted',
    tag: TAG,
    summary:
      'Submit the document number and a picture of the person holding the document, once the junior level is certified',
    answer: authStatusSchema,
  })
  senior(request: SeniorRequest, { customerId }: SignedIn): Promise<AuthStatus | RequestRefusal | Refusal> {
    return this.ownVerification.submitSenior(customerId, request);
  }
}
