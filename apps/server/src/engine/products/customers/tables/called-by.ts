import type { Customer } from './customer.table.js';

/** Customer columns that a list reads to name the owner of a row. */
export const WHOSE = ['id', 'uid', 'name', 'email', 'nickname'] as const satisfies (keyof Customer)[];

export type Called = Pick<Customer, 'name' | 'email' | 'nickname'>;

/** Display name of a customer; empty if nothing is known. */
export const calledBy = ({ name, email, nickname }: Called): string => name || email || nickname || '';
