/** Answer of `send_email` and `send_sms`, the same whether there is such an account or not. */
export interface CodeSent {
  /** Seconds until the next one can be asked for. */
  retry_after: number;
  /** The same as an instant, and the server's clock, both epoch ms: a countdown goes by the server. */
  next_at_ms: number;
  now_ms: number;
}

/** `GET /api/common/captcha` */
export interface Captcha {
  id: string;
  /** A picture as a data URL. */
  b64s: string;
}

/** `GET /api/notify/challenge` */
export interface CodeChallenge {
  /** Base64 of an ALTCHA challenge; empty where none is asked for. */
  challenge: string;
}
