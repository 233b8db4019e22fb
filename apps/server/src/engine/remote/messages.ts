import type { StandbyReport } from '../../platform/process-role.js';
import type { EngineEvent } from '../protocol.js';

/** Gateways → the leader. */
export const COMMANDS = 'truemark:commands';
/** The leader → every gateway. */
export const EVENTS = 'truemark:events';
/** `epoch:number` of the newest event message. */
export const HEAD = 'truemark:head';
/** Standbys → every gateway. */
export const STANDBYS = 'truemark:standbys';
/** The leader → one gateway. */
export const answerStreamOf = (gateway: string): string => `truemark:answers:${gateway}`;

/** A gateway's request to the engine. */
export interface Request {
  readonly id: string;
  readonly call: 'submit' | 'first' | 'ask';
  readonly given: readonly unknown[];
  /** Sent before, so it may have been executed. */
  readonly isAgain: boolean;
  /** Deadline, wall clock, epoch ms: nobody waits after it, and the request is not executed. */
  readonly until: number;
}

/** Requests of one gateway in one message. */
export interface Requests {
  readonly gateway: string;
  readonly requests: readonly Request[];
}

export type RequestOutcome =
  | { readonly id: string; readonly answer: unknown }
  | { readonly id: string; readonly fault: string };

/** Answers; all events up to number `after` must be processed first. */
export interface Answers {
  readonly epoch: number;
  readonly after: number;
  readonly answers: readonly RequestOutcome[];
}

/**
 * Events of one turn of the engine; an empty message is a heartbeat. A skipped `number` means that something is
 * missing.
 */
export interface PublishedEvents {
  readonly epoch: number;
  readonly number: number;
  readonly events: readonly EngineEvent[];
  /** The market clock if recorded ticks drive it, epoch ms; null: it is the wall clock. */
  readonly marketNow: number | null;
}

/** Status of a standby; null: it is no longer a standby. */
export type StandbyMessage = Omit<StandbyReport, 'standing'> & {
  readonly standing: StandbyReport['standing'] | null;
};

/** One message of a stream, and its id there. */
export interface Entry {
  readonly stream: string;
  readonly id: string;
  readonly bytes: Buffer;
}

/** The field of a stream entry that holds the message. */
export const FIELD = 'm';

type StreamRead = [stream: Buffer, entries: [id: Buffer, fields: Buffer[]][]][];

/** Entries of a stream read, in order. */
export function entriesOf(read: unknown): Entry[] {
  return ((read as StreamRead | null) ?? []).flatMap(([stream, entries]) =>
    entries.map(([id, fields]) => ({
      stream: stream.toString(),
      id: id.toString(),
      bytes: fields[1] ?? Buffer.alloc(0),
    })),
  );
}

/** Whether one entry id is before another. */
export function isBefore(one: string, other: string): boolean {
  const [time = 0, count = 0] = one.split('-').map(Number);
  const [otherTime = 0, otherCount = 0] = other.split('-').map(Number);
  return time < otherTime || (time === otherTime && count < otherCount);
}
