import { Controller } from '@nestjs/common';
import {
  accountSchema,
  type FundsHistoryRequest,
  fundsHistoryRequest,
  fundsRecordsSchema,
  pageOf,
  type StatementRequest,
  statementRequest,
  type TransferLogRequest,
  type TransferRequest,
  toAccounts,
  transferLogRequest,
  transferRecordSchema,
  transferRequest,
} from '@truemark/contracts';
import { z } from 'zod';
import { EngineClient } from '../../engine/client.js';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { FundsHistory } from './funds-history.js';
import { Statements } from './statements.js';
import { Transfers } from './transfers.js';

/** Limit: each statement takes database and rendering time. */
const STATEMENTS = { name: 'statements', per: 'customer', most: 30, windowMs: 60_000 } as const;

@Controller()
export class WalletController {
  constructor(
    private readonly engine: EngineClient,
    private readonly history: FundsHistory,
    private readonly transfers: Transfers,
    private readonly statements: Statements,
  ) {}

  @Call('/v2/api/main/wallet/getBalance', {
    auth: 'customer',
    tag: 'Wallet',
    summary: 'Get the three accounts with their free and held amounts',
    answer: z.array(accountSchema),
  })
  async balances(_: unknown, { customerId }: SignedIn) {
    const { accounts } = await this.engine.ask({ kind: 'customer.account', customerId });
    return toAccounts(accounts);
  }

  @Call('/v2/api/main/accountLog/forexChange', {
    schema: fundsHistoryRequest,
    auth: 'customer',
    heavy: true,
    tag: 'Wallet',
    summary:
      'List one account’s movements (`type`: its accountTypeId), newest first; `kind` selects one kind',
    answer: fundsRecordsSchema,
  })
  changes(request: FundsHistoryRequest, { customerId, lang }: SignedIn) {
    return this.history.page(request, customerId, lang);
  }

  @Call('/api/account/statement_csv', {
    schema: statementRequest,
    auth: 'customer',
    rateLimit: STATEMENTS,
    tag: 'Wallet',
    summary: 'Download one account’s statement for a period as CSV',
    file: 'text/csv; charset=utf-8',
  })
  csv(request: StatementRequest, caller: SignedIn) {
    return this.statements.csv(request, caller);
  }

  @Call('/api/account/statement_pdf', {
    schema: statementRequest,
    auth: 'customer',
    rateLimit: STATEMENTS,
    tag: 'Wallet',
    summary: 'Download one account’s statement for a period as PDF',
    file: 'application/pdf',
  })
  pdf(request: StatementRequest, caller: SignedIn) {
    return this.statements.pdf(request, caller);
  }

  @Call('/api/account/transfer', {
    method: 'POST',
    schema: transferRequest,
    auth: 'customer',
    done: 'done.transferred',
    tag: 'Wallet',
    summary: 'Transfer money between own accounts',
    answer: z.strictObject({ id: z.number() }),
  })
  transfer(request: TransferRequest, caller: SignedIn) {
    return this.transfers.submit(request, caller);
  }

  @Call('/api/account/transfer_log', {
    schema: transferLogRequest,
    auth: 'customer',
    heavy: true,
    tag: 'Wallet',
    summary: 'List transfers between own accounts, newest first',
    answer: pageOf(transferRecordSchema),
  })
  transferLog(request: TransferLogRequest, caller: SignedIn) {
    return this.transfers.log(request, caller);
  }
}
