import { Injectable } from '@nestjs/common';
import type { RegisterGrantRequest, RegistrationGrant } from '@truemark/contracts';
import { isRequestRefusal, type RequestRefusal } from '../../platform/http/refusal.js';
import { AccountNames } from '../areas/account-names.js';
import { UploadGrants } from '../uploads/upload-grants.js';
import { RegistrationProof } from './registration-proof.js';

/** Grants picture uploads before registration, for the code or captcha that the registration would use. */
@Injectable()
export class OpenRegistrationGrant {
  constructor(
    private readonly names: AccountNames,
    private readonly proof: RegistrationProof,
    private readonly grants: UploadGrants,
  ) {}

  async open(request: RegisterGrantRequest): Promise<RegistrationGrant | RequestRefusal> {
    const account = this.names.read(request.type, request.account, request.area_id, 'account');
    if ('refused' in account) return account;
    const proven = await this.proof.spend(request, account.name);
    if (isRequestRefusal(proven)) return proven;
    const { id, until } = await this.grants.make(proven.account);
    return { grant: id, valid_until_ms: until };
  }
}
