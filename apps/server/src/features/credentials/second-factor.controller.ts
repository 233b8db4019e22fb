import { Controller } from '@nestjs/common';
import {
  type AddSecondFactorRequest,
  addSecondFactorRequest,
  type RemoveSecondFactorRequest,
  removeSecondFactorRequest,
  type SecondFactorProposal,
  type SecondFactorStanding,
  secondFactorProposalSchema,
  secondFactorStandingSchema,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import type { RequestRefusal } from '../../platform/http/refusal.js';
import { OwnSecondFactor } from './own-second-factor.js';

const TAG = 'Second factor';
const LIMIT = { name: 'second-factor', per: 'customer', most: 30, windowMs: 60_000 } as const;

@Controller()
export class SecondFactorController {
  constructor(private readonly factor: OwnSecondFactor) {}

  @Call('/api/user/second_factor', {
    auth: 'customer',
    realOnly: true,
    tag: TAG,
    summary: 'Get whether sign-in asks for a code of an authenticator app',
    answer: secondFactorStandingSchema,
  })
  standing(_: object, { customerId }: SignedIn): Promise<SecondFactorStanding> {
    return this.factor.standing(customerId);
  }

  @Call('/api/user/second_factor/propose', {
    method: 'POST',
    auth: 'customer',
    realOnly: true,
    rateLimit: LIMIT,
    tag: TAG,
    summary:
      'Propose a secret for an authenticator app; takes effect only once `add` receives its first code',
    answer: secondFactorProposalSchema.describe('`proposal` is valid for 15 minutes.'),
  })
  propose(_: object, caller: SignedIn): Promise<SecondFactorProposal | RequestRefusal> {
    return this.factor.propose(caller);
  }

  @Call('/api/user/second_factor/add', {
    method: 'POST',
    auth: 'customer',
    realOnly: true,
    schema: addSecondFactorRequest,
    rateLimit: LIMIT,
    tag: TAG,
    done: 'done.second_factor_added',
    summary: 'Set up the proposed authenticator app with its current code and the password',
    answer: secondFactorStandingSchema,
  })
  add(request: AddSecondFactorRequest, caller: SignedIn): Promise<SecondFactorStanding | RequestRefusal> {
    return this.factor.add(request, caller);
  }

  @Call('/api/user/second_factor/remove', {
    method: 'POST',
    auth: 'customer',
    realOnly: true,
    schema: removeSecondFactorRequest,
    rateLimit: LIMIT,
    tag: TAG,
    done: 'done.second_factor_removed',
    summary: 'Remove the authenticator app with a code of it and the password',
    answer: secondFactorStandingSchema,
  })
  remove(
    request: RemoveSecondFactorRequest,
    caller: SignedIn,
  ): Promise<SecondFactorStanding | RequestRefusal> {
    return this.factor.remove(request, caller);
  }
}
