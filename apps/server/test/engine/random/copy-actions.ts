import { decimal, ONE } from '@truemark/money';
import fc from 'fast-check';
import { type Command, SYSTEM } from '../../../dist/engine/protocol.js';
import type { Action } from './actions.js';

/** An action on following a trader; `customer` is an index into the followers. */
export type CopyAction =
  | {
      readonly kind: 'begin' | 'change';
      readonly customer: number;
      readonly mode: 1 | 2;
      readonly multiple: number;
      readonly maxAmount: number;
      readonly stop: number;
      readonly slots: number;
    }
  | { readonly kind: 'pauseOf'; readonly customer: number; readonly on: boolean }
  | { readonly kind: 'leave'; readonly customer: number; readonly closes: boolean }
  | { readonly kind: 'share'; readonly percent: number }
  | { readonly kind: 'decide'; readonly suspends: boolean }
  | {
      readonly kind: 'move';
      readonly customer: number;
      readonly isOut: boolean;
      readonly amount: number;
    };

/** Actions that reach the lane at the same instant; sometimes the engine restarts while copies are pending. */
export interface CopyMoment {
  readonly wait: number;
  readonly restarts: boolean;
  readonly actions: readonly (Action | CopyAction)[];
}

const follower = fc.nat(2);

const terms = (kind: 'begin' | 'change') =>
  fc.record({
    kind: fc.constant(kind),
    customer: follower,
    mode: fc.constantFrom(1 as const, 1 as const, 2 as const),
    multiple: fc.integer({ min: 1, max: 300 }),
    maxAmount: fc.integer({ min: 5, max: 400 }),
    stop: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 60 })),
    slots: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 3 })),
  });

export const copyAction: fc.Arbitrary<CopyAction> = fc.oneof(
  { weight: 6, arbitrary: terms('begin') },
  { weight: 2, arbitrary: terms('change') },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('pauseOf' as const), customer: follower, on: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('leave' as const), customer: follower, closes: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('share' as const), percent: fc.integer({ min: 0, max: 30 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('decide' as const), suspends: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      customer: follower,
      isOut: fc.boolean(),
      amount: fc.integer({ min: 1, max: 300 }),
    }),
  },
);

const COPY_KINDS = ['begin', 'change', 'pauseOf', 'leave', 'share', 'decide', 'move'];

export const isCopyAction = (action: Action | CopyAction): action is CopyAction =>
  COPY_KINDS.includes(action.kind);

/** Command for the action; `followers` are customer numbers. */
export function copyCommand(action: CopyAction, traderId: number, followers: readonly number[]): Command {
  const customerId = 'customer' in action ? (followers[action.customer] as number) : traderId;
  const own = { actor: { kind: 'customer', id: customerId } as const, customerId };
  switch (action.kind) {
    case 'begin':
    case 'change': {
      const { mode, multiple, maxAmount, stop, slots } = action;
      const sums = { maxAmount: BigInt(maxAmount) * ONE, stopLossAmount: BigInt(stop) * ONE };
      const asked = { mode, multiple: (BigInt(multiple) * ONE) / 100n, ...sums, maxSlots: slots };
      return { kind: `follow.${action.kind}`, ...own, traderId, terms: asked };
    }
    case 'pauseOf':
      return { kind: 'follow.pause', ...own, traderId, on: action.on };
    case 'leave':
      return { kind: 'follow.leave', ...own, traderId, closes: action.closes };
    case 'share':
      return { kind: 'trader.change', ...own, share: (BigInt(action.percent) * ONE) / 100n };
    case 'decide': {
      const decision = action.suspends ? 'suspend' : 'reinstate';
      return { kind: 'trader.decide', actor: SYSTEM, traderId, decision, reason: 'why' };
    }
    case 'move': {
      const [from, to] = action.isOut ? (['forex', 'change'] as const) : (['change', 'forex'] as const);
      return { kind: 'wallet.transfer', ...own, from, to, amount: BigInt(action.amount) * decimal('1') };
    }
  }
}
