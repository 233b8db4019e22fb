/** A flag as it travels in rows: 1 on, 0 off. */
export type Flag = 0 | 1;

/**
 * A plain decimal. The server writes a JSON number; a reader that keeps figures of more than
 * fifteen digits exactly (as our apps do) holds those as text.
 */
export type Decimal = number | string;

/** `1` success, `999` a session is needed and missing or invalid, `0` every other refusal. */
export type EnvelopeCode = 0 | 1 | 999;

/** Every answer under `/api` and `/v2`. */
export interface Envelope<T> {
  code: EnvelopeCode;
  /** The customer's text in the language of the request. */
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
