import type { EventChoice, FollowRequest } from '../../api/follows.js';
import type { TraderSort } from '../../api/traders.js';

/** Query keys of copy trading. */
export const copyKeys = {
  tradersAll: ['private', 'traders'],
  traders: (sort: TraderSort, name: string) => ['private', 'traders', sort, name],
  traderAll: ['private', 'trader'],
  trader: (id: number) => ['private', 'trader', id],
  followed: ['private', 'followed-traders'],
  copiesAll: ['private', 'copies'],
  copies: (traderId: number, list: 'open' | 'ended') => ['private', 'copies', traderId, list],
  eventsAll: ['private', 'follow-events'],
  events: (traderId: number, which: EventChoice) => ['private', 'follow-events', traderId, which],
  preview: (request: FollowRequest | null) => [
    'private',
    'follow-preview',
    request && Object.entries(request).map(([name, value]) => `${name} ${value}`),
  ],
  standing: ['private', 'trader-standing'],
  followers: ['private', 'followers'],
  followerCopies: (relationId: number, list: 'open' | 'ended') => [
    'private',
    'follower-copies',
    relationId,
    list,
  ],
  ranking: ['ranking'],
} as const;
