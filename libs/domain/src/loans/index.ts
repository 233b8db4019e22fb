export * from './loan-reminders.js';
export * from './loan-rules.js';
export * from './overdue.js';
export * from './payoff.js';
export * from './payoff-of.js';
export type * from './refusals.js';
