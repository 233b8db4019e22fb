/** Domain names of a relation's terms → wire names. */
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

/** Wire name of the trader in a trader row. */
export const traderNames = { traderId: 'user_id' } as const;

/** Wire name of the relation in a follower row. */
export const followerNames = { relationId: 'follow_id' } as const;
