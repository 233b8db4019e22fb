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
import type { EdgeRefusal } from '../../platform/http/refusal.js';
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
    summary: 'Whether the customer is asked for a code of an authenticator app at sign-in',
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
    summary: 'A new secret for an authenticator app; nothing is set up before `add` brings its first code',
    answer: secondFactorProposalSchema.describe('`proposal` is valid for 15 minutes.'),
  })
  propose(_: object, caller: SignedIn): Promise<SecondFactorProposal | EdgeRefusal> {
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
    summary: 'Sets up the proposed app by its present code and the password',
    answer: secondFactorStandingSchema,
  })
  add(request: AddSecondFactorRequest, caller: SignedIn): Promise<SecondFactorStanding | EdgeRefusal> {
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
    summary: 'Takes the app away by a code of it and the password',
    answer: secondFactorStandingSchema,
  })
  remove(request: RemoveSecondFactorRequest, caller: SignedIn): Promise<SecondFactorStanding | EdgeRefusal> {
    return this.factor.remove(request, caller);
  }
}
