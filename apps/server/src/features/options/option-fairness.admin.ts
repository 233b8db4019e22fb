import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { FairnessRow, FairnessSummary } from '@truemark/contracts/admin';
import {
  addTosses,
  distanceFromEven,
  isOutsideChance,
  MIN_DRAWS,
  NO_TOSSES,
  OUTSIDE_CHANCE,
  type TossCounts,
} from '@truemark/domain';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { invalid } from '../../platform/admin/admin-error.js';
import { sortRows } from '../../platform/admin/in-memory-list.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { rowsIn } from '../../platform/database/rows-in.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { type EndedGroup, EndedOptions } from './ended-options.admin.js';
import { fairnessOf, roundStatistic } from './fairness-figures.admin.js';
import { type CustomerDraws, OptionTosses } from './option-tosses.admin.js';

/** Maximum customers listed as outside the range of chance. */
const MAX_OUTLIERS = 50;
/** The outermost bars of the distribution include everything beyond this value. */
const OUTERMOST_BAR = 6;

/**
 * Checks whether options win as often as chance predicts: by symbol, duration and customer. Read-only for operators.
 */
@Injectable()
export class OptionFairnessAdmin {
  constructor(
    private readonly reader: DatabaseReader,
    private readonly endedOptions: EndedOptions,
    private readonly tosses: OptionTosses,
    private readonly symbols: SymbolDirectory,
  ) {}

  /** By symbol, or by symbol and duration. */
  async page({ filter, first, limit, sort }: ListRequest): Promise<Listed<ExactDecimals<FairnessRow>>> {
    const { by = 'symbol', ...rest } = filter;
    if (by !== 'symbol' && by !== 'duration') throw invalid({ 'filter.by': 'By symbol or by duration.' });
    const isApart = by === 'duration';
    const parts = new Map<string, EndedGroup[]>();
    for (const group of await this.endedOptions.groups(rest)) {
      const key = isApart ? `${group.symbolId}-${group.seconds}` : String(group.symbolId);
      const part = parts.get(key);
      if (part) part.push(group);
      else parts.set(key, [group]);
    }
    const tosses = await this.tosses.counts(rest, isApart);
    const rows = [...parts]
      .map(([id, groups]) => this.rowOf(id, groups, tosses.get(id) ?? NO_TOSSES, isApart))
      .sort((a, b) => a.forex_id - b.forex_id || (a.seconds ?? 0) - (b.seconds ?? 0));
    return Listed.of(sortRows(rows, sort), first, limit);
  }

  /** Totals, and the distribution of customers' win rates. */
  async summary({ filter }: ListRequest): Promise<ExactDecimals<FairnessSummary>> {
    const groups = await this.endedOptions.groups(filter);
    const tosses = [...(await this.tosses.counts(filter, false)).values()].reduce(addTosses, NO_TOSSES);
    const draws = await this.tosses.draws(filter);
    return { all: fairnessOf(groups, tosses), customers: await this.distributionOf(draws) };
  }

  private rowOf(id: string, groups: readonly EndedGroup[], tosses: TossCounts, isApart: boolean) {
    const { symbolId, seconds } = groups[0] as EndedGroup;
    const symbol = this.symbols.get(symbolId);
    return {
      id,
      forex_id: symbolId,
      ShowCode: symbol?.showCode ?? String(symbolId),
      seconds: isApart ? seconds : null,
      ...fairnessOf(groups, tosses),
    };
  }

  private async distributionOf(all: readonly CustomerDraws[]) {
    const compared = all.filter(({ draws }) => draws >= MIN_DRAWS);
    const away = compared.map(({ wins, draws }) => distanceFromEven(wins, draws) ?? 0);
    const outside = compared
      .map((each, index) => ({ ...each, z: away[index] as number }))
      .filter(({ wins, draws }) => isOutsideChance(wins, draws))
      .sort((a, b) => Math.abs(b.z) - Math.abs(a.z) || a.customerId - b.customerId);
    const named = outside.slice(0, MAX_OUTLIERS);
    const owners = await rowsIn(
      this.reader,
      customers,
      'id',
      named.map(({ customerId }) => customerId),
    );
    const ownerOf = new Map(owners.map((owner) => [owner.id, owner]));
    return {
      customers: all.length,
      compared: compared.length,
      least_draws: MIN_DRAWS,
      outside_from: OUTSIDE_CHANCE,
      outside: outside.length,
      spread: deviationHistogram(away),
      named: named.map(({ customerId, draws, wins, z }) => ({
        customer_id: customerId,
        uid: ownerOf.get(customerId)?.uid ?? '',
        is_demo: ownerOf.get(customerId)?.isDemo ?? false,
        draws,
        wins,
        win_rate: roundStatistic(wins / draws),
        z: roundStatistic(z),
      })),
    };
  }
}

/** Number of customers by whole standard deviations from an even chance; the outermost bars include everyone beyond. */
function deviationHistogram(away: readonly number[]): { z: number; customers: number }[] {
  const bars = Array.from({ length: 2 * OUTERMOST_BAR + 1 }, (_, index) => ({
    z: index - OUTERMOST_BAR,
    customers: 0,
  }));
  for (const z of away) {
    const bar = bars[Math.max(-OUTERMOST_BAR, Math.min(OUTERMOST_BAR, Math.round(z))) + OUTERMOST_BAR];
    if (bar) bar.customers += 1;
  }
  return bars;
}
