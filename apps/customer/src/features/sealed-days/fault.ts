/** What a check found to differ, by the key of its text (`seals.fault.…`) and what the text names. */
export type FaultKey =
  | 'form'
  | 'hash'
  | 'prev'
  | 'order'
  | 'signature'
  | 'key'
  | 'remembered'
  | 'noDay'
  | 'books'
  | 'path'
  | 'count'
  | 'root'
  | 'minute'
  | 'tick'
  | 'noTick'
  | 'result'
  | 'entry'
  | 'unbooked'
  | 'content'
  | 'instruction'
  | 'booked'
  | 'negative'
  | 'sum'
  | 'customer'
  | 'accounts'
  | 'leftOut';

/** A check that failed; everything else that is thrown is no finding, such as an answer that did not come. */
export class Fault extends Error {
  constructor(
    readonly key: FaultKey,
    readonly facts: Readonly<Record<string, string>> = {},
  ) {
    super(`${key} ${JSON.stringify(facts)}`);
  }
}

/** It is not in any sealed day, and need not be: its day is not sealed, or there was no account then. */
export class NotThere extends Error {
  constructor(readonly why: 'early' | 'later') {
    super(why);
  }
}

/** What was compared, by the key of its text (`seals.step.…`), with its figures. */
export interface Step {
  readonly key: StepKey;
  readonly figure: string;
}

export type StepKey =
  | 'chain'
  | 'signature'
  | 'key'
  | 'remembered'
  | 'books'
  | 'ticks'
  | 'minutes'
  | 'root'
  | 'thinned'
  | 'orderTicks'
  | 'inputs'
  | 'instructed'
  | 'uninstructed'
  | 'unopened'
  | 'unworked'
  | 'void'
  | 'entries'
  | 'booked'
  | 'open'
  | 'close'
  | 'entry'
  | 'exit'
  | 'margin'
  | 'fee'
  | 'outcome'
  | 'profit'
  | 'leaf'
  | 'number'
  | 'place'
  | 'total';

/** What says that something could not be held against anything: then not all of it agrees. */
export const PARTIAL: ReadonlySet<StepKey> = new Set(['thinned', 'uninstructed', 'unopened', 'unworked']);

export type Say = (step: Step) => void;

/** Throws unless it holds. */
export function holds(
  condition: boolean,
  key: FaultKey,
  facts: Readonly<Record<string, string>> = {},
): asserts condition {
  if (!condition) throw new Fault(key, facts);
}
