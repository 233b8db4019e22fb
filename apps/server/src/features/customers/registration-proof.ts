import { Injectable } from '@nestjs/common';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { Captchas } from '../codes/captchas.js';
import { Codes } from '../codes/codes.js';
import { Settings } from '../settings/settings.js';
import type { UploadGrant } from '../uploads/upload-grants.js';

interface Given {
  readonly key?: string | undefined;
  readonly sms_code?: string | undefined;
}

/** Proof at registration that a person is present, or owns the account: as set in `verify_reg_type`. */
@Injectable()
export class RegistrationProof {
  constructor(
    private readonly codes: Codes,
    private readonly captchas: Captchas,
    private readonly settings: Settings,
  ) {}

  /** Uses up the proof given for a registration under that name; `grant` replaces a proof already used for it. */
  async refusalOf(given: Given, name: string, grant: UploadGrant | null): Promise<RequestRefusal | null> {
    const type = this.settings.text('verify_reg_type');
    if (grant && (type !== '1' || grant.account === name)) return null;
    if (type === '0') return null;
    const proven = await this.spend(given, name);
    return 'refused' in proven ? proven : null;
  }

  /** A code proves ownership of the account, a captcha only presence; if neither is required, a captcha is. */
  async spend(
    { key, sms_code: code }: Given,
    name: string,
  ): Promise<{ readonly account: string | null } | RequestRefusal> {
    if (this.settings.text('verify_reg_type') === '1') {
      const isRight = await this.codes.spend(name, 'register', code);
      return isRight ? { account: name } : refuseRequest('auth.code_invalid');
    }
    return (await this.captchas.spend(key, code)) ? { account: null } : refuseRequest('auth.captcha_invalid');
  }
}
