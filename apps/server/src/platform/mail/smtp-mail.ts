import { createTransport } from 'nodemailer';
import type { TransportWatch } from '../metrics/transport-watch.js';
import { PermanentError } from '../retry/with-retries.js';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

const SMTP_TIMEOUT = 10_000;

/** Sends mail through an SMTP server, over a small connection pool. */
export class SmtpMail {
  private readonly transport;

  constructor(
    url: string,
    private readonly from: string,
    private readonly transportWatch: TransportWatch,
  ) {
    const { hostname, port, protocol, username, password } = new URL(url);
    const secure = protocol === 'smtps:';
    this.transport = createTransport({
      pool: true,
      maxConnections: 3,
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 465 : 587),
      secure,
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      connectionTimeout: SMTP_TIMEOUT,
      greetingTimeout: SMTP_TIMEOUT,
      socketTimeout: SMTP_TIMEOUT,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /**
   * Resolves once the server has accepted the mail; rejects with `PermanentError` on a permanent failure (a 5xx reply).
   */
  send(mail: Mail): Promise<void> {
    return this.transportWatch.watched('email', () => this.deliver(mail));
  }

  private async deliver({ to, subject, text }: Mail): Promise<void> {
    try {
      // An address passed as an object is not parsed, so it cannot smuggle in a second recipient.
      await this.transport.sendMail({ from: this.from, to: { name: '', address: to }, subject, text });
    } catch (error) {
      const { responseCode = 0 } = error as { responseCode?: number };
      throw responseCode >= 500 ? new PermanentError(`the mail server answered ${responseCode}`) : error;
    }
  }

  close(): void {
    this.transport.close();
  }
}
