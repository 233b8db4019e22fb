import { DiscoveryService } from '@nestjs/core';
import type { Exact } from '@truemark/contracts';
import type { CustomerSummary, IdentityLevel } from '@truemark/contracts/admin';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import type { Resource } from '../operators/role-matrix.js';

type Told = Exact<CustomerSummary>;
export type OpenOfCustomer = Omit<Told['open'][number], 'product'>;

/** Others with whom he has something in common, each once, at most one above `MOST_RELATED`. */
export interface RelatedOnes {
  readonly kind: Told['related'][number]['kind'];
  readonly customerIds: readonly number[];
}
export const MOST_RELATED = 50;

/** What one feature tells of a customer on his page. */
export interface CustomerTeller {
  /** The product, as the engine calls it. */
  readonly name: string;
  /** It is told to whoever may read these. */
  readonly resource: Resource;
  open?(customerId: number): Promise<OpenOfCustomer>;
  identity?(customer: Customer): Promise<readonly IdentityLevel[]>;
  limits?(customerId: number): Promise<Told['limits']>;
  related?(customerId: number): Promise<readonly RelatedOnes[]>;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider as a teller: it is found wherever its module stands. */
export const TellsOfCustomer = (): ((target: abstract new (...given: never[]) => CustomerTeller) => void) =>
  MARK();

/** All that are marked, by their names, once every provider is made. */
export const customerTellers = (discovery: DiscoveryService): CustomerTeller[] =>
  discovery
    .getProviders({ metadataKey: MARK.KEY })
    .map(({ instance }) => instance as CustomerTeller)
    .sort((one, other) => one.name.localeCompare(other.name));
