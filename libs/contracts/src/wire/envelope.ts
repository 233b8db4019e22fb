/** A flag on the wire: 1 on, 0 off. */
export type Flag = 0 | 1;

/**
 * A plain decimal. The server writes a JSON number. Readers that need more than fifteen digits exactly, such as our
 * apps, keep it as text.
 */
export type Decimal = number | string;

/** `1`: success; `999`: session missing or invalid; `0`: any other refusal. */
export type EnvelopeCode = 0 | 1 | 999;

/** Envelope of all answers under `/api` and `/v2`. */
export interface Envelope<T> {
  code: EnvelopeCode;
  /** Text for the customer in the language of the request. */
  msg: string;
  data: T;
}

/** `data` of an envelope whose `code` is not 1. */
export interface RefusalData {
  /** Stable and machine-readable, such as `order.insufficient_balance`. */
  key: string;
  /** Only with `key: 'validation'`: field name → message key. */
  fields?: Record<string, string>;
}

/** One page of a list; `page` counts from 1. */
export interface Page<T> {
  data: T[];
  total: number;
  page: number;
  last_page: number;
}
