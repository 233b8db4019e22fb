/** Who asked a second person to agree, and where that waits. */
export interface SecondPerson {
  readonly id: number;
  readonly maker_id: number;
  readonly maker: string;
}

/** Whether the operator who looks would need a second person for a row of a queue. */
export interface NeedsSecondPerson {
  readonly needs_second_person: boolean;
  readonly second_person_reason: 'amount' | 'daily' | 'customer' | 'new' | 'unblocked' | null;
  readonly approval: SecondPerson | null;
}

export const REASONS: Readonly<Record<NonNullable<NeedsSecondPerson['second_person_reason']>, string>> = {
  amount: 'This is above the amount that one person decides on',
  daily: 'With this you would go beyond what one person approves in 24 hours',
  customer: 'With this the customer would be paid more in 24 hours than one person decides on',
  new: 'Your sign-in was made, reset or switched on less than 24 hours ago, or has a password that somebody else chose',
  unblocked: 'You lifted a block of this customer less than 24 hours ago',
};

export const ASKED = 'Asked for: a second person has to agree.';
