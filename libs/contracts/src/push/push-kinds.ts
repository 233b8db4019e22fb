/** Kinds of push notifications: money, orders ended by others, margin, alerts, messages of operators. */
export const PUSH_KINDS = ['money', 'orders', 'margin', 'alerts', 'messages'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];
