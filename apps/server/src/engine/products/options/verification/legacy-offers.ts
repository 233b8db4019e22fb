import type { Refusal } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { LegacyInputs } from '../../../kernel/product.js';
import type { Step } from '../../../kernel/step.js';
import type { OptionOffer } from '../commands.js';
import { asSoldOption } from '../sell-option.js';
import { endOption } from '../settle-options.js';

/**
 * Replays inputs of older journals, in which an option was sold at an offer made before. Current sales wait for the
 * next tick instead; a replay decides the old ones by the old rule.
 */
export class LegacyOffers implements LegacyInputs {
  readonly kind = 'option.sell';
  private readonly lastOffers = new Map<number, OptionOffer>();

  note(outcome: object | Refusal): void {
    if ('offer' in outcome) {
      const { offer } = outcome as { offer: OptionOffer };
      this.lastOffers.set(offer.optionId, offer);
    }
  }

  decide(step: Step, payload: object): void {
    const optionId = Number(Reflect.get(payload, 'optionId'));
    const offer = this.lastOffers.get(optionId);
    const option = step.state.options.get(optionId);
    if (!offer || !option) throw new Error('there was no offer that it could be sold at');
    const { price, chance, spread, at, seq } = offer;
    const [paid, likely, kept] = [price, chance, spread].map(formatDecimal) as [string, string, string];
    endOption(
      step,
      asSoldOption(option, price, { price: paid, chance: likely, spread: kept, at, seq }),
      price,
    );
  }
}
