import { Controller } from '@nestjs/common';
import {
  type Captcha,
  type CodeChallenge,
  type CodeSent,
  captchaSchema,
  codeChallengeSchema,
  codeSentSchema,
  type SendCodeRequest,
  sendCodeRequest,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { Caller } from '../../platform/http/caller.js';
import type { RequestRefusal } from '../../platform/http/refusal.js';
import { Captchas } from './captchas.js';
import { ProofOfWork } from './proof-of-work.js';
import { SendCode } from './send-code.js';

const TAG = 'Codes';
/** Limit per address for all targets; each target has its own limit as well. */
const CODES = { name: 'codes', per: 'address', most: 60, windowMs: 3_600_000 } as const;

@Controller()
export class CodesController {
  constructor(
    private readonly captchas: Captchas,
    private readonly code: SendCode,
    private readonly proofOfWork: ProofOfWork,
  ) {}

  @Call('/api/common/captcha', {
    auth: 'none',
    rateLimit: { name: 'captcha', per: 'address', most: 60, windowMs: 60_000 },
    tag: TAG,
    summary: 'Get a captcha picture; single use, valid for five minutes',
    answer: captchaSchema,
  })
  captcha(_: object, { address }: Caller): Promise<Captcha | RequestRefusal> {
    return this.captchas.make(address);
  }

  @Call('/api/notify/challenge', {
    auth: 'none',
    rateLimit: { name: 'challenge', per: 'address', most: 60, windowMs: 60_000 },
    tag: TAG,
    summary:
      'Get an ALTCHA challenge (PBKDF2/SHA-256) for one message within ten minutes; send its solution as `proof_of_work`, base64 of `{challenge, solution}`. Not needed up to five messages from one address and three to one target within ten minutes',
    answer: codeChallengeSchema,
  })
  async challenge(): Promise<CodeChallenge> {
    return { challenge: await this.proofOfWork.challenge() };
  }

  @Call('/api/notify/send_email', {
    method: 'POST',
    auth: 'optional',
    schema: sendCodeRequest,
    rateLimit: CODES,
    tag: TAG,
    done: 'done.code_sent',
    summary:
      'Send a code by e-mail: 1 register, 2 set a new password, 3 payment password and payments. One a minute and ten a day for each address; the answer does not reveal whether the account exists',
    answer: codeSentSchema,
  })
  byEmail(request: SendCodeRequest, caller: Caller): Promise<CodeSent | RequestRefusal> {
    return this.code.send('email', request, caller);
  }

  @Call('/api/notify/send_sms', {
    method: 'POST',
    auth: 'optional',
    schema: sendCodeRequest,
    rateLimit: CODES,
    tag: TAG,
    done: 'done.code_sent',
    summary: 'Send a code by SMS, under the rules of `send_email`',
    answer: codeSentSchema,
  })
  bySms(request: SendCodeRequest, caller: Caller): Promise<CodeSent | RequestRefusal> {
    return this.code.send('mobile', request, caller);
  }
}
