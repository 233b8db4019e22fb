import type { Bounds, Terms } from '../../ui/terms/TermsList.js';

/** Where customers send one coin on one network. */
export interface Address extends Terms, Bounds {
  readonly currency_code: string;
  readonly protocol_code: string;
  readonly address: string;
  /** The symbol whose bid is the coin's price; null: `usd_price`. */
  readonly price_symbol_id: number | null;
  readonly usd_price: number;
}
