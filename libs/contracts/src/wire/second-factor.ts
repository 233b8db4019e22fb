import type { Flag } from './envelope.js';

/** `GET /api/user/second_factor`, and what `add` and `remove` answer. */
export interface SecondFactorStanding {
  enabled: Flag;
  /** Empty and 0 while there is none. */
  created_at: string;
  created_at_ms: number;
}

/** `POST /api/user/second_factor/propose` */
export interface SecondFactorProposal {
  /** To be typed into the app where no QR code can be read. */
  secret: string;
  /** What the QR code holds. */
  uri: string;
  /** Comes back with `add`. */
  proposal: string;
}
