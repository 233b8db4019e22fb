import type { Refusal } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { Step } from '../../engine/kernel/step.js';
import type { OptionOffer } from '../../engine/products/options/commands.js';
import { soldAs } from '../../engine/products/options/sell-option.js';
import { endOption } from '../../engine/products/options/settle-options.js';

/**
 * Journals from before sales waited for a tick hold offers, and sales at the last of them. Nothing is sold so any more;
 * a replay decides those as they were decided then.
 */
export class FormerOffers {
  private readonly last = new Map<number, OptionOffer>();

  note(outcome: object | Refusal): void {
    if ('offer' in outcome) {
      const { offer } = outcome as { offer: OptionOffer };
      this.last.set(offer.optionId, offer);
    }
  }

  /** Decides an `option.sell` of such a journal. */
  sell(step: Step, optionId: number): void {
    const offer = this.last.get(optionId);
    const option = step.state.options.get(optionId);
    if (!offer || !option) throw new Error('there was no offer that it could be sold at');
    const { price, chance, spread, at, seq } = offer;
    const [paid, likely, kept] = [price, chance, spread].map(formatDecimal) as [string, string, string];
    endOption(step, soldAs(option, price, { price: paid, chance: likely, spread: kept, at, seq }), price);
  }
}
