import { Controller } from '@nestjs/common';
import {
  type BindMethodRequest,
  bindMethodRequest,
  type DrawListRequest,
  type DrawMethodsRequest,
  type DrawRequest,
  type DrawSymbolsRequest,
  drawCurrencySchema,
  drawGateSchema,
  drawListRequest,
  drawMethodSchema,
  drawMethodsRequest,
  drawRecordSchema,
  drawRequest,
  drawSymbolsRequest,
  pageOf,
  type RowRequest,
  rowRequest,
} from '@truemark/contracts';
import { z } from 'zod';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { OwnWithdrawals } from './own-withdrawals.js';
import { PayoutMethods } from './payout-methods.js';
import { WithdrawalCurrencies } from './withdrawal-currencies.js';

const REAL = { auth: 'customer', realOnly: true, tag: 'Withdrawals' } as const;

@Controller()
export class WithdrawalsController {
  constructor(
    private readonly currencies: WithdrawalCurrencies,
    private readonly methods: PayoutMethods,
    private readonly withdrawals: OwnWithdrawals,
  ) {}

  @Call('/api/account/draw_symbol_list', {
    ...REAL,
    schema: drawSymbolsRequest,
    summary: 'List payout currencies (`type` 1 crypto, 2 bank), with fee and price',
    answer: z.array(drawCurrencySchema),
  })
  symbols({ type }: DrawSymbolsRequest) {
    return this.currencies.list(type);
  }

  @Call('/api/wallet/get_draw_method', {
    ...REAL,
    schema: drawMethodsRequest,
    summary: 'List bound addresses and bank accounts',
    answer: z.array(drawMethodSchema),
  })
  list(request: DrawMethodsRequest, caller: SignedIn) {
    return this.methods.list(request, caller);
  }

  @Call('/api/wallet/bind_draw_method', {
    ...REAL,
    method: 'POST',
    schema: bindMethodRequest,
    done: 'done.method_bound',
    summary: 'Bind an address or a bank account',
    answer: drawMethodSchema,
  })
  bind(request: BindMethodRequest, caller: SignedIn) {
    return this.methods.bind(request, caller);
  }

  @Call('/api/wallet/del_draw_method', {
    ...REAL,
    method: 'POST',
    schema: rowRequest,
    done: 'done.method_removed',
    summary: 'Remove a bound method',
    answer: z.null(),
  })
  remove({ id }: RowRequest, caller: SignedIn) {
    return this.methods.remove(id, caller);
  }

  @Call('/api/account/draw', {
    ...REAL,
    method: 'POST',
    schema: drawRequest,
    done: 'done.withdrawal_submitted',
    summary: 'Request a withdrawal; the amount is held at once',
    answer: drawRecordSchema,
  })
  submit(request: DrawRequest, caller: SignedIn) {
    return this.withdrawals.submit(request, caller);
  }

  @Call('/api/account/draw_cancel', {
    ...REAL,
    method: 'POST',
    schema: rowRequest,
    done: 'done.withdrawal_cancelled',
    summary: 'Cancel a pending withdrawal',
    answer: drawRecordSchema,
  })
  cancel({ id }: RowRequest, caller: SignedIn) {
    return this.withdrawals.cancel(id, caller);
  }

  @Call('/api/account/draw_gate', {
    ...REAL,
    summary: 'Get what a withdrawal would wait for now',
    answer: drawGateSchema,
  })
  gate(_: unknown, caller: SignedIn) {
    return this.withdrawals.gate(caller);
  }

  @Call('/api/account/draw_list', {
    ...REAL,
    schema: drawListRequest,
    summary: 'List own withdrawals, newest first',
    answer: pageOf(drawRecordSchema),
  })
  page(request: DrawListRequest, caller: SignedIn) {
    return this.withdrawals.page(request, caller);
  }
}
