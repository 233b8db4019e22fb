import { Controller } from '@nestjs/common';
import {
  type SealedOrderRequest,
  sealedBalanceSchema,
  sealedDayRequest,
  sealedOrderRequest,
  sealedOrderSchema,
  sealedSymbolRequest,
  sealedTickRequest,
  sealedTickSchema,
  sealKeySchema,
  sealSchema,
  sealsRequest,
  sealsSchema,
} from '@truemark/contracts';
import type { z } from 'zod';
import { Call } from '../../platform/http/call.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { refuseRequest } from '../../platform/http/refusal.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { InclusionProofs } from './inclusion-proofs.js';
import { SealedDays } from './sealed-days.js';
import { SealedFiles } from './sealed-files.js';
import { SealedOrder } from './sealed-order.js';

const TAG = 'Proof';
const FILES = { name: 'sealed files', per: 'address', most: 60, windowMs: 60_000 } as const;
const PATHS = { name: 'sealed paths', per: 'customer', most: 60, windowMs: 60_000 } as const;

/** Public data for verifying the broker's records. */
@Controller()
export class ProofController {
  constructor(
    private readonly days: SealedDays,
    private readonly files: SealedFiles,
    private readonly paths: InclusionProofs,
    private readonly orders: SealedOrder,
    private readonly symbols: SymbolDirectory,
  ) {}

  @Call('/api/proof/key', {
    auth: 'none',
    shared: true,
    tag: TAG,
    summary: 'Get the key that signs sealed days, and its predecessors',
    answer: sealKeySchema,
  })
  key() {
    return this.days.key();
  }

  @Call('/api/proof/seals', {
    schema: sealsRequest,
    auth: 'none',
    shared: true,
    tag: TAG,
    summary: 'List sealed days, newest first',
    answer: sealsSchema,
  })
  seals(request: z.output<typeof sealsRequest>) {
    return this.days.page(request);
  }

  @Call('/api/proof/seal', {
    schema: sealedDayRequest,
    auth: 'none',
    shared: true,
    tag: TAG,
    summary: 'Get the seal of a GMT day',
    answer: sealSchema,
  })
  seal({ day }: z.output<typeof sealedDayRequest>) {
    return this.days.of(day);
  }

  @Call('/api/proof/ticks', {
    schema: sealedSymbolRequest,
    auth: 'none',
    rateLimit: FILES,
    tag: TAG,
    summary: 'Download all ticks of a symbol on a sealed day: gzipped CSV of seq,time,bid,ask',
    file: 'text/csv; charset=utf-8',
    packed: 'gzip',
  })
  ticks(request: z.output<typeof sealedSymbolRequest>) {
    return this.files.ticks(request);
  }

  @Call('/api/proof/minutes', {
    schema: sealedSymbolRequest,
    auth: 'none',
    rateLimit: FILES,
    tag: TAG,
    summary: 'Download the leaves of a symbol’s day by minute: gzipped CSV',
    file: 'text/csv; charset=utf-8',
    packed: 'gzip',
  })
  minutes(request: z.output<typeof sealedSymbolRequest>) {
    return this.files.minutes(request);
  }

  @Call('/api/proof/tick', {
    schema: sealedTickRequest,
    auth: 'none',
    shared: true,
    rateLimit: PATHS,
    tag: TAG,
    summary: 'Get a tick with its path in its minute, and that minute’s path in the day',
    answer: sealedTickSchema,
  })
  async tick({ symbol, seq }: z.output<typeof sealedTickRequest>) {
    const { id } = this.symbols.named(symbol) ?? {};
    const found = id === undefined ? null : await this.paths.tick(id, seq);
    return found ?? refuseRequest('proof.not_sealed');
  }

  @Call('/api/proof/balance', {
    schema: sealedDayRequest,
    auth: 'customer',
    realOnly: true,
    rateLimit: PATHS,
    tag: TAG,
    summary:
      'Get what the customer was owed at the end of a day, with its path in the firm’s total liabilities',
    answer: sealedBalanceSchema,
  })
  async balance({ day }: z.output<typeof sealedDayRequest>, { customerId }: SignedIn) {
    return (await this.paths.balance(day, customerId)) ?? refuseRequest('proof.not_sealed');
  }

  @Call('/api/proof/order', {
    schema: sealedOrderRequest,
    auth: 'customer',
    heavy: true,
    rateLimit: PATHS,
    tag: TAG,
    summary: 'Get the sealed ticks, inputs and entries of an own order or option, with their paths',
    answer: sealedOrderSchema,
  })
  order(request: SealedOrderRequest, caller: SignedIn) {
    return this.orders.of(request, caller);
  }
}
