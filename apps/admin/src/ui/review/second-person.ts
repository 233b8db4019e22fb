import { t } from '../../texts/texts.js';

/** Who requested approval, and a link to the request. */
export interface SecondPerson {
  readonly id: number;
  readonly maker_id: number;
  readonly maker: string;
}

/** Whether this operator would need approval for a row of a queue. */
export interface NeedsSecondPerson {
  readonly needs_second_person: boolean;
  readonly second_person_reason: 'amount' | 'daily' | 'customer' | 'new' | 'unblocked' | null;
  readonly approval: SecondPerson | null;
}

export const REASONS: Readonly<Record<NonNullable<NeedsSecondPerson['second_person_reason']>, string>> = {
  amount: t('ui.thisIsAboveTheAmountThat'),
  daily: t('ui.withThisYouWouldGoBeyond'),
  customer: t('ui.withThisTheCustomerWouldBe'),
  new: t('ui.yourSignInWasMadeReset'),
  unblocked: t('ui.youLiftedABlockOfThis'),
};

export const ASKED = t('ui.askedForASecondPersonHas');
