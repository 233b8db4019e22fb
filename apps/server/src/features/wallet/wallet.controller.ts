import { Controller } from '@nestjs/common';
import { type FundsHistoryRequest, fundsHistoryRequest, toAccounts } from '@truemark/contracts';
import { Engine } from '../../engine/engine.js';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { FundsHistory } from './funds-history.js';

@Controller()
export class WalletController {
  constructor(
    private readonly engine: Engine,
    private readonly history: FundsHistory,
  ) {}

  @Call('/v2/api/main/wallet/getBalance', {
    auth: 'customer',
    tag: 'Wallet',
    summary: 'The three accounts: what is free and what is held',
    answer: 'Account[]',
  })
  balances(_: unknown, { customerId }: SignedIn) {
    return toAccounts(this.engine.account(customerId).accounts);
  }

  @Call('/v2/api/main/accountLog/forexChange', {
    schema: fundsHistoryRequest,
    auth: 'customer',
    tag: 'Wallet',
    summary: 'What moved on one account (`type` is its accountTypeId), newest first',
    answer: 'FundsRecords',
  })
  changes(request: FundsHistoryRequest, { customerId, lang }: SignedIn) {
    return this.history.page(request, customerId, lang);
  }
}
