import { Controller } from '@nestjs/common';
import {
  bankOptionSchema,
  bankSymbolSchema,
  CHARGE_LIST_PATHS,
  type CoinDepositRequest,
  chargeRecordSchema,
  coinDepositRequest,
  type DepositListRequest,
  depositAddressSchema,
  depositListRequest,
  pageOf,
  type RowRequest,
  rowRequest,
  type WireDepositRequest,
  type WireEditRequest,
  type WireInfoRequest,
  type WireProofRequest,
  wireDepositRequest,
  wireEditRequest,
  wireInfoRequest,
  wireProofRequest,
} from '@truemark/contracts';
import { z } from 'zod';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { OwnDeposits } from './own-deposits.js';
import { PaymentDestinations } from './payment-destinations.js';

const REAL = { auth: 'customer', realOnly: true, tag: 'Deposits' } as const;

@Controller()
export class DepositsController {
  constructor(
    private readonly destinations: PaymentDestinations,
    private readonly deposits: OwnDeposits,
  ) {}

  @Call('/api/quickCharge/info', {
    ...REAL,
    summary: 'List coin addresses for deposits',
    answer: z.array(depositAddressSchema),
  })
  addresses() {
    return this.destinations.addresses();
  }

  @Call('/api/quickCharge/submit', {
    ...REAL,
    method: 'GET|POST',
    schema: coinDepositRequest,
    done: 'done.deposit_submitted',
    summary: 'Report a coin deposit',
    answer: chargeRecordSchema,
  })
  byCoin(request: CoinDepositRequest, caller: SignedIn) {
    return this.deposits.byCoin(request, caller);
  }

  @Call('/api/quickCharge/symbols', {
    ...REAL,
    summary: 'List currencies for bank deposits',
    answer: z.array(bankSymbolSchema),
  })
  currencies() {
    return this.destinations.currencies();
  }

  @Call('/api/quickCharge/wire_info', {
    ...REAL,
    schema: wireInfoRequest,
    summary: 'List bank accounts for a currency',
    answer: z.array(bankOptionSchema),
  })
  banks({ symbol_id }: WireInfoRequest) {
    return this.destinations.banks(symbol_id);
  }

  @Call('/api/quickCharge/wire_submit', {
    ...REAL,
    method: 'GET|POST',
    schema: wireDepositRequest,
    done: 'done.deposit_submitted',
    summary: 'Report a bank deposit',
    answer: chargeRecordSchema,
  })
  byBank(request: WireDepositRequest, caller: SignedIn) {
    return this.deposits.byBank(request, caller);
  }

  @Call('/api/quickCharge/get_wire_info_edit', {
    ...REAL,
    summary: 'Get the deposit that waits for bank details or for its proof',
    answer: chargeRecordSchema.nullable(),
  })
  current(_: unknown, caller: SignedIn) {
    return this.deposits.current(caller);
  }

  @Call('/api/quickCharge/wire_submit_edit', {
    ...REAL,
    method: 'GET|POST',
    schema: wireEditRequest,
    summary: 'Request bank details',
    answer: chargeRecordSchema,
  })
  askForBank(request: WireEditRequest, caller: SignedIn) {
    return this.deposits.askForBank(request, caller);
  }

  @Call('/api/quickCharge/save_wire_info_edit', {
    ...REAL,
    method: 'GET|POST',
    schema: wireProofRequest,
    done: 'done.deposit_submitted',
    summary: 'Submit proof of payment to the assigned bank account',
    answer: chargeRecordSchema,
  })
  prove(request: WireProofRequest, caller: SignedIn) {
    return this.deposits.prove(request, caller);
  }

  @Call('/api/quickCharge/cancel_wire_info_edit', {
    ...REAL,
    method: 'GET|POST',
    schema: rowRequest,
    summary: 'Cancel a deposit that has no proof',
    answer: chargeRecordSchema,
  })
  cancel({ id }: RowRequest, caller: SignedIn) {
    return this.deposits.cancel(id, caller);
  }

  @Call(CHARGE_LIST_PATHS, {
    ...REAL,
    schema: depositListRequest,
    summary: 'List own deposits, newest first',
    answer: pageOf(chargeRecordSchema),
  })
  list(request: DepositListRequest, caller: SignedIn) {
    return this.deposits.page(request, caller);
  }
}
