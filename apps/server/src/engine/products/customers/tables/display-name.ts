import type { Customer } from './customer.table.js';

/** Customer columns that a list reads to name the owner of a row. */
export const OWNER_COLUMNS = ['id', 'uid', 'name', 'email', 'nickname'] as const satisfies (keyof Customer)[];

export type NameFields = Pick<Customer, 'name' | 'email' | 'nickname'>;

/** Display name of a customer; empty if nothing is known. */
export const displayName = ({ name, email, nickname }: NameFields): string => name || email || nickname || '';
