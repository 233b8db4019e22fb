import type { Customer } from './customer.table.js';

/** What a list reads of a customer to say whose a row is. */
export const WHOSE = ['id', 'uid', 'name', 'email', 'nickname'] as const satisfies (keyof Customer)[];

export type Called = Pick<Customer, 'name' | 'email' | 'nickname'>;

/** What a customer is called; empty where nothing is known of him. */
export const calledBy = ({ name, email, nickname }: Called): string => name || email || nickname || '';
