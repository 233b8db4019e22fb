import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { LanguageCode } from '@truemark/i18n';
import type { AccountPosting } from './account-postings.js';
import { type MovementLabeler, movementNamers } from './labels-movements.js';

/** Cause of a movement: its kind, number, and name for the customer. */
export interface MovementCause {
  readonly kind: string;
  readonly id: number;
  readonly name: string;
}

/** No name for the customer: the entry's text suffices. */
const NOTHING: MovementCause = { kind: '', id: 0, name: '' };

/** Names the causes of movements: the symbol of an order, the coin of a deposit, the accounts of a transfer. */
@Injectable()
export class MovementCauses implements OnModuleInit {
  private labelers: ReadonlyMap<string, MovementLabeler> = new Map();

  constructor(private readonly discovery: DiscoveryService) {}

  /** All providers exist by now, and there are no requests before. */
  onModuleInit(): void {
    this.labelers = new Map(movementNamers(this.discovery).map((namer) => [namer.kind, namer]));
  }

  /** One cause per posting; one read per kind of cause. */
  async of(postings: readonly AccountPosting[], lang: LanguageCode): Promise<readonly MovementCause[]> {
    const causes = postings.map(causeOf);
    const kinds = [...new Set(causes.map(({ kind }) => kind))];
    const named = await Promise.all(
      kinds
        .flatMap((kind) => this.labelers.get(kind) ?? [])
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

/** A transfer is identified by its entry, because the entry refers only to the customer. */
const causeOf = ({ type, entryId, refKind, refId }: AccountPosting): Omit<MovementCause, 'name'> =>
  type === 'transfer' ? { kind: type, id: entryId } : { kind: refKind ?? '', id: refId ?? 0 };
