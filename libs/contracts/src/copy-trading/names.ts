/** A relation's terms under our names → on the wire. */
export const relationTermsNames = {
  multiple: 'multiple',
  mode: 'mode',
  maxAmount: 'max_amount',
  stopLossAmount: 'stop_loss_amount',
  maxSlots: 'max_slots',
  share: 'share',
  status: 'status',
  begunAt: 'since_ms',
} as const;

/** By whom a row of traders is about. */
export const traderNames = { traderId: 'user_id' } as const;

/** Which relation a row of followers is about. */
export const followerNames = { relationId: 'follow_id' } as const;
