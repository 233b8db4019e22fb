import type { Identity } from '../../platform/http/caller.js';
import { reloader } from '../../platform/retry/reload.js';
import type { Connection } from '../../platform/socket/connection.js';
import { CLOSE } from '../../platform/socket/socket-server.js';
import type { SessionEnd } from '../sessions/customer-sessions.js';

/** Who is signed in on which connection. */
export class SignedIn {
  private readonly identities = new Map<Connection, Identity>();
  private readonly recheckUntilDone: () => Promise<void>;

  constructor(
    private readonly liveAmong: (identities: readonly Identity[]) => Promise<ReadonlySet<string>>,
    private readonly onFailure: (error: unknown) => void,
  ) {
    this.recheckUntilDone = reloader(() => this.closeEnded(), onFailure);
  }

  add(connection: Connection, identity: Identity): void {
    this.identities.set(connection, identity);
  }

  /** Removes the identity of a connection, and returns it. */
  remove(connection: Connection): Identity | undefined {
    const identity = this.identities.get(connection);
    this.identities.delete(connection);
    return identity;
  }

  of(connection: Connection): Identity | undefined {
    return this.identities.get(connection);
  }

  /** Closes the connections of an ended session, or of all sessions of a customer. */
  end(end: SessionEnd): void {
    this.close((identity) =>
      'sessionId' in end ? end.sessionId === identity.sessionId : end.customerId === identity.customerId,
    );
  }

  /**
   * Closes connections whose session ended while events were lost. Resolves after the first try: the rest of a renewal
   * does not wait for a database that fails.
   */
  async recheck(): Promise<void> {
    await this.closeEnded().catch((error: unknown) => {
      this.onFailure(error);
      void this.recheckUntilDone();
    });
  }

  private async closeEnded(): Promise<void> {
    const checked = new Set(this.identities.values());
    const live = await this.liveAmong([...checked]);
    this.close((identity) => checked.has(identity) && !live.has(identity.sessionId));
  }

  private close(hasEnded: (identity: Identity) => boolean): void {
    for (const [connection, identity] of this.identities) {
      if (hasEnded(identity)) connection.close(CLOSE.revoked, 'session ended');
    }
  }
}
