import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { OptionExposureRow } from '@truemark/contracts/admin';
import { decimal, type Money, ONE, product } from '@truemark/money';
import {
  flagFilter,
  numbersFilter,
  requireKnownFilters,
  sortRows,
} from '../../platform/admin/in-memory-list.js';
import type { ListRequest } from '../../platform/admin/list-request.js';
import { Listed } from '../../platform/admin/listed.js';
import { SymbolDirectory } from '../market/symbol-directory.js';
import { Settings } from '../settings/settings.js';
import { RunningOptions, type RunningSum } from './running-options.admin.js';

/** Cost for the broker if all running options of a symbol in one direction won, by real and demo book. */
@Injectable()
export class OptionExposureAdmin {
  constructor(
    private readonly runningOptions: RunningOptions,
    private readonly symbols: SymbolDirectory,
    private readonly settings: Settings,
  ) {}

  page({ filter, first, limit, sort }: ListRequest): Listed<ExactDecimals<OptionExposureRow>> {
    requireKnownFilters(filter, ['is_demo', 'forex_id']);
    const isDemo = flagFilter(filter, 'is_demo');
    const symbolIds = numbersFilter(filter, 'forex_id');
    const books = new Map<string, RunningSum[]>();
    for (const sum of this.runningOptions.bySide()) {
      if (isDemo !== undefined && sum.isDemo !== isDemo) continue;
      if (symbolIds !== undefined && !symbolIds.includes(sum.symbolId)) continue;
      const key = `${sum.symbolId}-${sum.isDemo ? 'demo' : 'real'}`;
      books.set(key, [...(books.get(key) ?? []), sum]);
    }
    const cap = decimal(this.settings.text('micro_exposure_cap'));
    const rows = [...books].map(([id, sides]) => this.rowOf(id, sides, cap)).sort(bySymbol);
    return Listed.of(sortRows(rows, sort), first, limit);
  }

  private rowOf(id: string, sides: readonly RunningSum[], cap: Money) {
    const [up, down] = [sides.find(isUp), sides.find((side) => !isUp(side))];
    const { symbolId, isDemo } = (up ?? down) as RunningSum;
    const symbol = this.symbols.get(symbolId);
    return {
      id,
      forex_id: symbolId,
      Code: symbol?.code ?? String(symbolId),
      ShowCode: symbol?.showCode ?? String(symbolId),
      is_demo: isDemo,
      options: (up?.options ?? 0) + (down?.options ?? 0),
      up_options: up?.options ?? 0,
      down_options: down?.options ?? 0,
      up_stakes: up?.stakes ?? 0n,
      down_stakes: down?.stakes ?? 0n,
      up_cost: up?.cost ?? 0n,
      down_cost: down?.cost ?? 0n,
      /** The same limit for each direction and book; null: none. */
      cap: cap > 0n ? cap : null,
      up_percent: percentOf(up, cap),
      down_percent: percentOf(down, cap),
    };
  }
}

const isUp = ({ direction }: RunningSum): boolean => direction === 'up';

/** Percentage of the cap, 2 decimals; null without a cap. */
const percentOf = (side: RunningSum | undefined, cap: Money): bigint | null =>
  cap > 0n ? product([side?.cost ?? 0n, 100n * ONE], [cap], 2, 'half-up') : null;

const bySymbol = (
  a: { readonly forex_id: number; readonly is_demo: boolean },
  b: { readonly forex_id: number; readonly is_demo: boolean },
): number => a.forex_id - b.forex_id || Number(a.is_demo) - Number(b.is_demo);
