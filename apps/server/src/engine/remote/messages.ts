import type { ToldStandby } from '../../platform/standing.js';
import type { EngineEvent } from '../protocol.js';

/** Gateways → the engine that leads. */
export const COMMANDS = 'truemark:commands';
/** The engine that leads → every gateway. */
export const EVENTS = 'truemark:events';
/** `epoch:number` of the newest message among the events. */
export const HEAD = 'truemark:head';
/** Engines that stand by → every gateway. */
export const STANDBYS = 'truemark:standbys';
/** The engine that leads → one gateway. */
export const answersOf = (gateway: string): string => `truemark:answers:${gateway}`;

/** What a gateway wants of the engine. */
export interface Request {
  readonly id: string;
  readonly call: 'submit' | 'first' | 'ask';
  readonly given: readonly unknown[];
  /** It was sent before and may have been done. */
  readonly isAgain: boolean;
  /** Nobody waits for its answer any more after this, wall clock, epoch ms: it is left undone. */
  readonly until: number;
}

/** What one gateway wants, in one message. */
export interface Requests {
  readonly gateway: string;
  readonly requests: readonly Request[];
}

export type Answered =
  | { readonly id: string; readonly answer: unknown }
  | { readonly id: string; readonly fault: string };

/** What was told up to `after` comes before these. */
export interface Answers {
  readonly epoch: number;
  readonly after: number;
  readonly answers: readonly Answered[];
}

/** Events of one turn of the engine; without any it says that the engine lives. Where `number` is not the next one, something is missing. */
export interface Told {
  readonly epoch: number;
  readonly number: number;
  readonly events: readonly EngineEvent[];
  /** The market clock where recorded ticks drive it, epoch ms; null: it is the wall clock. */
  readonly marketNow: number | null;
}

/** How an engine stands by; without a standing it does so no more. */
export type StandbyTold = Omit<ToldStandby, 'standing'> & {
  readonly standing: ToldStandby['standing'] | null;
};

/** One message of a stream, and where it stands. */
export interface Entry {
  readonly stream: string;
  readonly id: string;
  readonly bytes: Buffer;
}

/** The field of a stream's entry that holds the message. */
export const FIELD = 'm';

type Read = [stream: Buffer, entries: [id: Buffer, fields: Buffer[]][]][];

/** What a read of streams gave, in its order. */
export function entriesOf(read: unknown): Entry[] {
  return ((read as Read | null) ?? []).flatMap(([stream, entries]) =>
    entries.map(([id, fields]) => ({
      stream: stream.toString(),
      id: id.toString(),
      bytes: fields[1] ?? Buffer.alloc(0),
    })),
  );
}

/** Whether an entry's place is before another's. */
export function isBefore(one: string, other: string): boolean {
  const [time = 0, count = 0] = one.split('-').map(Number);
  const [otherTime = 0, otherCount = 0] = other.split('-').map(Number);
  return time < otherTime || (time === otherTime && count < otherCount);
}
