import { PermanentError } from '../retry/with-retries.js';

export const TRANSPORTS = ['email', 'sms', 'push', 'webhooks', 'seals'] as const;
export type TransportName = (typeof TRANSPORTS)[number];

/** Status of one transport since this process started. */
export interface TransportStatus {
  readonly sent: number;
  readonly failed: number;
  /** Epoch ms. */
  readonly lastSentAt: number | null;
  readonly lastFailedAt: number | null;
  /** Reason; never contains an address or a message text. */
  readonly lastFailure: string | null;
}

const NO_ACTIVITY: TransportStatus = {
  ...{ sent: 0, failed: 0, lastSentAt: null, lastFailedAt: null, lastFailure: null },
};

/** Maximum length of the reason. */
const LONGEST = 120;

/** Reason of a fault without personal data: an error code, or the transport's own words. */
const reasonOf = (error: unknown): string => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (error instanceof PermanentError) return String(message);
  return typeof code === 'string' ? code : 'it was not reached';
};

/** Records the last results of each transport. */
export class TransportWatch {
  private readonly statuses = new Map<TransportName, TransportStatus>();

  /** Sends, and records the result. */
  async watched<T>(name: TransportName, send: () => Promise<T>): Promise<T> {
    try {
      const answer = await send();
      this.recordSuccess(name);
      return answer;
    } catch (error) {
      this.recordFailure(name, reasonOf(error));
      throw error;
    }
  }

  private recordSuccess(name: TransportName): void {
    const had = this.of(name);
    this.statuses.set(name, { ...had, sent: had.sent + 1, lastSentAt: Date.now() });
  }

  private recordFailure(name: TransportName, why: string): void {
    const had = this.of(name);
    const lastFailure = why.slice(0, LONGEST);
    this.statuses.set(name, { ...had, failed: had.failed + 1, lastFailedAt: Date.now(), lastFailure });
  }

  of(name: TransportName): TransportStatus {
    return this.statuses.get(name) ?? NO_ACTIVITY;
  }
}
