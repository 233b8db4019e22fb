import { ArrayFrame, framesOf } from '../../../platform/socket/text-frame.js';

/** Symbols that change in each frame. */
export const SYMBOLS = 100;

/** Encoding of updates: many in one array, one per frame, or as socket.io events. */
export type Form = 'array' | 'singles' | 'event';

/** A run of `count` updates from number `from`, sent together. */
export interface Step {
  readonly from: number;
  readonly count: number;
  readonly form: Form;
}

/** Name of the topic and of the event. */
export const TOPIC = 'DAY_MARKET';

/** Update `number`: an entry of a customer's symbol list for the next of 100 symbols. No two are equal. */
export function update(number: number): object {
  const id = (number % SYMBOLS) + 1;
  const bid = 1 + id / 100 + (number % 9_973) / 100_000;
  return {
    type: TOPIC,
    symbol: `SYMBOL${id}`,
    quotation: {
      forex_id: id,
      open: 1.08512,
      high: 3.08997,
      low: 1.08001,
      close: bid,
      change: 0.41,
      volume: 1_000 + number,
      bid,
      ask: bid + 0.0001,
      time: 1_795_000_000_000 + number,
      seq: number,
    },
  };
}

export function textsOf({ from, count }: Step): string[] {
  return Array.from({ length: count }, (_, at) => JSON.stringify(update(from + at)));
}

/** The bytes of a step on every reader's connection. */
export function bytesOf(step: Step): Buffer {
  const texts = textsOf(step);
  if (step.form === 'array') return new ArrayFrame(texts).bytes;
  return framesOf(step.form === 'event' ? texts.map((text) => `42["${TOPIC}",${text}]`) : texts);
}
