import { homePrice } from '@truemark/domain';
import type { SymbolRow } from '../tables/market.table.js';
import { gaussian, type Random } from './seeded-random.js';

const SECONDS_PER_YEAR = 365.25 * 86_400;
/** Mean reversion per year: the distance to the home price halves in about twelve weeks. */
const MEAN_REVERSION_PER_YEAR = 3;

type WalkedSymbol = Pick<SymbolRow, 'pricePrecision' | 'simulation'>;

/**
 * Simulated history for demo data: a mean-reverting walk of the log price around the symbol's home price. The process
 * looks the same run backwards, so history can be walked from its end. Floating point is acceptable: a price is made
 * up, then rounded to the symbol's precision, and exact from there on. Live prices are drawn differently
 * (`simulator.ts`).
 */
export class PriceWalk {
  private readonly home: number;
  private readonly volatility: number;
  private readonly step: number;
  private distance: number;

  /** `price`: start of the walk, in 10⁻⁸. */
  constructor(symbol: WalkedSymbol, price: number) {
    const home = homePrice(symbol.simulation);
    this.home = home;
    this.volatility = symbol.simulation.annualVolatility;
    this.step = 10 ** (8 - symbol.pricePrecision);
    this.distance = Math.log(price / home);
  }

  /** The price after `seconds`, in 10⁻⁸, rounded to the symbol's precision. */
  move(seconds: number, random: Random): number {
    const years = seconds / SECONDS_PER_YEAR;
    this.distance +=
      this.volatility * Math.sqrt(years) * gaussian(random) - MEAN_REVERSION_PER_YEAR * years * this.distance;
    const price = this.home * Math.exp(this.distance);
    return Math.max(this.step, Math.round(price / this.step) * this.step);
  }
}
