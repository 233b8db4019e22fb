import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { SearchAnswer } from '@truemark/contracts/admin';
import { hasPermission } from '../operators/role-matrix.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { finders, type SearchContributor } from './contributes-search.js';

/** Global search over all products, within the operator's permissions. */
@Injectable()
export class SearchAdmin implements OnModuleInit {
  private contributors: readonly SearchContributor[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  /** All providers exist by now, and there are no requests before. */
  onModuleInit(): void {
    this.contributors = finders(this.discovery);
  }

  async find(operator: SignedInOperator, text: string): Promise<SearchAnswer> {
    const allowed = this.contributors.filter(({ resource }) => hasPermission(operator, resource, 'read'));
    const groups = await Promise.all(
      allowed.map(async (finder) => ({ resource: finder.resource, hits: [...(await finder.find(text))] })),
    );
    return { groups: groups.filter(({ hits }) => hits.length > 0) };
  }
}
