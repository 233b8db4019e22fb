import { Injectable } from '@nestjs/common';
import type { ExactDecimals, SealedOrderAnswer, SealedOrderRequest } from '@truemark/contracts';
import { ledgerEntries } from '../../engine/kernel/tables/ledger.table.js';
import { orders } from '../../engine/products/contracts/tables/order.table.js';
import { options } from '../../engine/products/options/tables/option.table.js';
import { contentOf } from '../../engine/products/seals/sealing/day-inputs.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { isRequestRefusal, type RequestRefusal } from '../../platform/http/refusal.js';
import { OptionProof } from '../options/option-proof.js';
import { OrderProof } from '../trading/order-proof.js';
import { InclusionProofs } from './inclusion-proofs.js';
import { ticksOfRates } from './ticks-of-rates.js';

/** Maximum entries of one order; an order split many times has more, of which the newest are shown. */
const MAX_ENTRIES = 100;

interface Own {
  readonly order: ExactDecimals<SealedOrderAnswer>['order'];
  readonly ticks: readonly { readonly symbolId: number; readonly seq: number }[];
  readonly cause: 'order' | 'option';
}

/** Inclusion proofs for all inputs, entries and ticks that determined an order. */
@Injectable()
export class SealedOrder {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly orderProof: OrderProof,
    private readonly optionProof: OptionProof,
    private readonly paths: InclusionProofs,
  ) {}

  /** The customer's own order; another customer's is not found. */
  async of(
    request: SealedOrderRequest,
    caller: SignedIn,
  ): Promise<ExactDecimals<SealedOrderAnswer> | RequestRefusal> {
    const own =
      request.type === 'micro'
        ? await this.option(request.id, caller)
        : await this.contract(request.id, caller);
    if (isRequestRefusal(own)) return own;
    const ticks = await mapSequentially(own.ticks, ({ symbolId, seq }) => this.paths.tick(symbolId, seq));
    const booked = await this.reader.select(
      ledgerEntries,
      'WHERE ref_kind = $1 AND ref_id = $2 ORDER BY id DESC LIMIT $3',
      [own.cause, request.id, MAX_ENTRIES],
    );
    const entries = await mapSequentially(booked.reverse(), ({ id }) => this.paths.entry(id));
    const steps = [...new Set(booked.map(({ laneSeq }) => laneSeq))];
    const inputs = await mapSequentially(steps, async (laneSeq) => {
      const found = await this.paths.input(laneSeq);
      if (!found) return null;
      const { input, ...rest } = found;
      const { actor } = JSON.parse(input.payload) as { actor?: { kind: string; id: number } };
      const isOwn = actor?.kind === 'customer' && actor.id === caller.customerId;
      return { ...rest, content: isOwn ? contentOf(input) : null };
    });
    return { order: own.order, ticks, inputs, entries };
  }

  private async contract(id: number, { customerId }: SignedIn): Promise<Own | RequestRefusal> {
    const proof = await this.orderProof.of(id, customerId);
    if (isRequestRefusal(proof)) return proof;
    const row = await this.reader.first(orders, 'WHERE id = $1', [id]);
    const own = ofSymbol(row?.symbolId ?? 0, proof.ticks);
    const { open_rate, close_rate } = proof.settings;
    const rates = ticksOfRates([open_rate, close_rate]).filter(
      ({ symbolId, seq }) => !own.some((tick) => tick.symbolId === symbolId && tick.seq === seq),
    );
    return { order: proof.order, ticks: [...own, ...rates], cause: 'order' };
  }

  private async option(id: number, { customerId, lang }: SignedIn): Promise<Own | RequestRefusal> {
    const proof = await this.optionProof.of(id, customerId, lang);
    if (isRequestRefusal(proof)) return proof;
    const row = await this.reader.first(options, 'WHERE id = $1', [id]);
    return { order: proof.order, ticks: ofSymbol(row?.symbolId ?? 0, proof.ticks), cause: 'option' };
  }
}

const ofSymbol = (symbolId: number, ticks: readonly { readonly seq: number }[]): Own['ticks'] =>
  ticks.map(({ seq }) => ({ symbolId, seq }));

/** Sequential map: inclusion proofs are not searched in parallel. */
async function mapSequentially<T, R>(of: readonly T[], find: (one: T) => Promise<R | null>): Promise<R[]> {
  const found: R[] = [];
  for (const one of of) {
    const path = await find(one);
    if (path !== null) found.push(path);
  }
  return found;
}
