import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { LanguageCode } from '@truemark/i18n';
import type { AccountPosting } from './account-postings.js';
import { type MovementNamer, movementNamers } from './names-movements.js';

/** What a movement was for: of what kind, its number, and how the customer knows it. */
export interface MovementCause {
  readonly kind: string;
  readonly id: number;
  readonly name: string;
}

/** What a customer has no name for: the entry's own words say all there is. */
const NOTHING: MovementCause = { kind: '', id: 0, name: '' };

/** Names what movements were for: the symbol of an order, the coin of a deposit, the accounts of a transfer. */
@Injectable()
export class MovementCauses implements OnModuleInit {
  private namers: ReadonlyMap<string, MovementNamer> = new Map();

  constructor(private readonly discovery: DiscoveryService) {}

  /** All providers are made by now, and nobody asks before. */
  onModuleInit(): void {
    this.namers = new Map(movementNamers(this.discovery).map((namer) => [namer.kind, namer]));
  }

  /** One for each posting; as many reads as there are kinds of causes among them. */
  async of(postings: readonly AccountPosting[], lang: LanguageCode): Promise<readonly MovementCause[]> {
    const causes = postings.map(causeOf);
    const kinds = [...new Set(causes.map(({ kind }) => kind))];
    const named = await Promise.all(
      kinds
        .flatMap((kind) => this.namers.get(kind) ?? [])
        .map(async (namer) => {
          const ids = [...new Set(causes.flatMap(({ kind, id }) => (kind === namer.kind ? id : [])))];
          return [namer.kind, await namer.names(ids, lang)] as const;
        }),
    );
    const namesOf = new Map(named);
    return causes.map(({ kind, id }) =>
      namesOf.has(kind) ? { kind, id, name: namesOf.get(kind)?.get(id) ?? '' } : NOTHING,
    );
  }
}

/** A transfer is known by its entry: what it refers to is only the customer. */
const causeOf = ({ type, entryId, refKind, refId }: AccountPosting): Omit<MovementCause, 'name'> =>
  type === 'transfer' ? { kind: type, id: entryId } : { kind: refKind ?? '', id: refId ?? 0 };
