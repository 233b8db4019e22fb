import { Injectable } from '@nestjs/common';
import { type ExactDecimals, type MicroTerms, toMicroTerms } from '@truemark/contracts';
import { durationsFor, offeredFor } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { type OptionAmount, optionAmounts } from '../../engine/products/options/tables/option.table.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { Settings } from '../settings/settings.js';

/** Option offers, the same for every customer. */
@Injectable()
export class OptionTerms {
  private amounts: Promise<readonly OptionAmount[]> | null = null;

  constructor(
    private readonly engine: EngineClient,
    private readonly reader: DatabaseReader,
    private readonly settings: Settings,
  ) {
    engine.follow((event) => {
      if (event.type === 'rows.recorded' && event.tables.includes(optionAmounts.name)) this.amounts = null;
    });
    engine.onRenewed(() => {
      this.amounts = null;
    });
  }

  /** Durations and stakes of a symbol, or the general ones. */
  async of(symbolId: number | null): Promise<ExactDecimals<MicroTerms>> {
    const most = decimal(this.settings.text('micro_ratio_most'));
    const durations = durationsFor(this.engine.view.durations(), symbolId)
      .filter(({ ratio }) => ratio <= most)
      .sort((a, b) => a.seconds - b.seconds);
    const amounts = offeredFor(await this.allAmounts(), symbolId).sort((a, b) => Number(a.amount - b.amount));
    return toMicroTerms(
      durations,
      amounts.map(({ amount }) => amount),
    );
  }

  /** Cached until they change; a failed read is not cached. */
  private allAmounts(): Promise<readonly OptionAmount[]> {
    if (this.amounts === null) {
      const read = this.reader.select(optionAmounts, 'ORDER BY id');
      read.catch(() => {
        if (this.amounts === read) this.amounts = null;
      });
      this.amounts = read;
    }
    return this.amounts;
  }
}
