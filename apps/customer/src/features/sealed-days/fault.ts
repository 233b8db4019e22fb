/** Difference found by a check: the key of its text (`seals.fault.…`). */
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

/** A failed check. Any other error is not a finding, for example a missing answer. */
export class Fault extends Error {
  constructor(
    readonly key: FaultKey,
    readonly facts: Readonly<Record<string, string>> = {},
  ) {
    super(`${key} ${JSON.stringify(facts)}`);
  }
}

/** Not in any sealed day, legitimately: its day is not sealed, or the account did not exist. */
export class NotThere extends Error {
  constructor(readonly why: 'early' | 'later') {
    super(why);
  }
}

/** A comparison: key of its text (`seals.step.…`) with its figures. */
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

/** Steps that could not be compared: the result is then partial. */
export const PARTIAL: ReadonlySet<StepKey> = new Set(['thinned', 'uninstructed', 'unopened', 'unworked']);

export type Say = (step: Step) => void;

/** Throws a `Fault` unless the condition is true. */
export function holds(
  condition: boolean,
  key: FaultKey,
  facts: Readonly<Record<string, string>> = {},
): asserts condition {
  if (!condition) throw new Fault(key, facts);
}
