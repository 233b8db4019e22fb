/** What a customer can be pushed: news of his money, orders that others ended, his margin, his alerts, operators' messages. */
export const PUSH_KINDS = ['money', 'orders', 'margin', 'alerts', 'messages'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];
