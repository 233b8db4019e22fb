import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  readonly to: string;
  /** Headers and body as received. */
  readonly raw: string;
}

/** Decoded text of a mail, whatever its encoding. */
export function textOf({ raw }: Mail): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** SMTP server on loopback that keeps the mails it receives. */
export interface Mailbox {
  readonly url: string;
  readonly mails: readonly Mail[];
  /** Next mail to an address, earlier ones included; each is returned once. */
  next(to: string): Promise<Mail>;
  close(): Promise<void>;
}

/**
 * With a password, the server accepts mail only from the authenticated user `mailer`, and permanently refuses all
 * others.
 */
export async function openMailbox(password?: string): Promise<Mailbox> {
  const mails: Mail[] = [];
  const given = new Set<Mail>();
  const watchers = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    onAuth: (given, _session, done) =>
      given.password === password
        ? done(null, { user: given.username })
        : done(Object.assign(new Error('not you'), { responseCode: 535 })),
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString();
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, raw });
        done();
        for (const look of watchers) look();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${password === undefined ? '' : `mailer:${password}@`}127.0.0.1:${port}`,
    mails,
    next: (to) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no mail to ${to} within 60 s`)), 60_000);
        const look = (): void => {
          const found = mails.find((mail) => mail.to === to && !given.has(mail));
          if (!found) return;
          given.add(found);
          clearTimeout(timer);
          watchers.delete(look);
          resolve(found);
        };
        watchers.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
