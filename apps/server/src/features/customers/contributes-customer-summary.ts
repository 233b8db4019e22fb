import { DiscoveryService } from '@nestjs/core';
import type { ExactDecimals } from '@truemark/contracts';
import type { CustomerSummary, IdentityLevel } from '@truemark/contracts/admin';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import type { Resource } from '../operators/role-matrix.js';

type Told = ExactDecimals<CustomerSummary>;
export type OpenOfCustomer = Omit<Told['open'][number], 'product'>;

/** Customers related in some way, each once, at most one above `MAX_RELATED`. */
export interface RelatedOnes {
  readonly kind: Told['related'][number]['kind'];
  readonly customerIds: readonly number[];
}
export const MAX_RELATED = 50;

/** Part of the customer page that one feature provides. */
export interface CustomerSummaryPart {
  /** Product name, as in the engine. */
  readonly name: string;
  /** Shown to operators who may read this resource. */
  readonly resource: Resource;
  open?(customerId: number): Promise<OpenOfCustomer>;
  identity?(customer: Customer): Promise<readonly IdentityLevel[]>;
  limits?(customerId: number): Promise<Told['limits']>;
  related?(customerId: number): Promise<readonly RelatedOnes[]>;
}

const MARK = DiscoveryService.createDecorator();

/** Marks a provider of such a part; it is discovered in any module. */
export const ContributesCustomerSummary = (): ((
  target: abstract new (...given: never[]) => CustomerSummaryPart,
) => void) => MARK();

/** All marked providers by name; call it once all providers exist. */
export const customerTellers = (discovery: DiscoveryService): CustomerSummaryPart[] =>
  discovery
    .getProviders({ metadataKey: MARK.KEY })
    .map(({ instance }) => instance as CustomerSummaryPart)
    .sort((one, other) => one.name.localeCompare(other.name));
