import type { AskedTopic, ClientMessage, ServerMessage } from '@truemark/contracts';

export type LiveStatus = 'connecting' | 'open' | 'lost';

/** The part of a WebSocket that the connection uses. */
export interface Wire {
  readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface LiveOptions {
  connect: () => Wire;
  token: () => string | null;
  parse: (text: string) => unknown;
  onMessage: (message: ServerMessage) => void;
  onStatus: (status: LiveStatus) => void;
  /** The server rejected the session. */
  onSessionEnded: () => void;
  /** First connection: data fetched earlier may have changed without a push. */
  onFirstOpen: () => void;
  /** The connection now receives the customer's own events. Data fetched earlier may have changed. */
  onLogin: () => void;
  /** The connection is back or the tab woke: missed events must be fetched. */
  onResync: () => void;
}

const CONNECT_TIMEOUT = 5_000;
/** Longest wait for the answer to a login, ms. */
const LOGIN_TIMEOUT = 10_000;
const PING_EVERY = 5_000;
/** Number of unanswered pings at which the connection counts as dead. */
const UNANSWERED_LIMIT = 3;
/** Retry delay, ms, shortened by a random part of up to half. It grows only after `QUICK_RETRIES` retries. */
const RETRY_FIRST = 1_000;
const RETRY_LAST = 15_000;
const QUICK_RETRIES = 120;
/** Age in ms from which a pending attempt belongs to the old network when the network comes back. */
const HANGS = 500;
const SESSION_REVOKED = 4001;
/** The server failed over a message. */
const FAILED = 1011;
const OPEN = 1;

/** A topic the server can be asked to send. */
export type Asked = AskedTopic;

const needsLogin = (topic: Asked): boolean =>
  typeof topic === 'object' || topic === 'FOREX_TRADE' || topic === 'FOREX_CLOSED';
/** Messages about one customer; all others are the same for everybody. */
const isOfCustomer = (message: ServerMessage): boolean =>
  'seq' in message || message.type === 'FOREX_FOLLOW_TRADE';
/** Key of a topic; equal topics have equal keys. */
const keyOf = (topic: Asked): string => JSON.stringify(topic);

/**
 * The app's single socket. It survives navigation, reconnects by itself, and keeps the server-side subscriptions equal
 * to those of the components on screen.
 */
export class LiveConnection {
  private wire: Wire | null = null;
  /** The server has accepted the session that is in force now. */
  private loggedIn = false;
  /** Token sent last; null: none on this connection, or a log-out since. */
  private sentToken: string | null = null;
  /** Logins that the server has not answered. */
  private openLogins = 0;
  private everOpen = false;
  private retries = 0;
  /** Connections in a row on which the server failed before the second ping: each retry waits twice as long. */
  private failures = 0;
  private unanswered = 0;
  private lastSeq = 0;
  /** A resync request is pending. */
  private syncing = false;
  private lastHeard = 0;
  private startedAt = 0;
  private readonly listeners = new Map<string, { readonly topic: Asked; readonly count: number }>();
  private outbox: ClientMessage[] = [];
  private flushing = false;
  private connectTimer: ReturnType<typeof setTimeout> | undefined;
  private loginTimer: ReturnType<typeof setTimeout> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  /** Server clock minus device clock, ms. */
  clockOffset = 0;

  constructor(private readonly options: LiveOptions) {}

  /** Connects, unless a connection is open or being opened. */
  start(): void {
    if (this.wire) return;
    clearTimeout(this.retryTimer);
    this.startedAt = Date.now();
    this.options.onStatus('connecting');
    const wire = this.options.connect();
    this.wire = wire;
    wire.onopen = () => this.opened();
    wire.onmessage = (event) => this.heard(String(event.data));
    wire.onclose = (event) => this.closed(wire, event.code);
    this.connectTimer = setTimeout(() => this.drop(), CONNECT_TIMEOUT);
  }

  /** Handles a tab that woke or a network that came back: replaces a silent connection, resyncs a live one. */
  wake(): void {
    if (!this.wire) return this.start();
    const hangs = this.wire.readyState !== OPEN && Date.now() - this.startedAt > HANGS;
    const slept =
      this.wire.readyState === OPEN && Date.now() - this.lastHeard > UNANSWERED_LIMIT * PING_EVERY;
    if (hangs || slept) return this.replace();
    if (this.wire.readyState !== OPEN) return;
    if (this.loggedIn) this.sync();
    this.options.onResync();
  }

  /**
   * Listens to a topic until the returned function is called. Only the first and the last listener reach the server.
   */
  listen(topic: Asked): () => void {
    const key = keyOf(topic);
    const before = this.listeners.get(key)?.count ?? 0;
    this.listeners.set(key, { topic, count: before + 1 });
    if (before === 0 && this.canAsk(topic)) this.send({ type: 'sub', params: topic });
    let listening = true;
    return () => {
      if (!listening) return;
      listening = false;
      const left = (this.listeners.get(key)?.count ?? 1) - 1;
      if (left > 0) return void this.listeners.set(key, { topic, count: left });
      this.listeners.delete(key);
      if (this.canAsk(topic)) this.send({ type: 'unsub', params: topic });
    };
  }

  /** Signs the connection in or out after a token change. */
  tokenChanged(): void {
    this.loggedIn = false;
    this.lastSeq = 0;
    this.syncing = false;
    if (this.wire?.readyState !== OPEN) return;
    // Also while a login is under way, which would be carried out otherwise.
    this.send({ type: 'logout' });
    this.logIn();
  }

  private opened(): void {
    clearTimeout(this.connectTimer);
    this.retries = 0;
    this.unanswered = 0;
    this.lastHeard = Date.now();
    this.loggedIn = false;
    this.openLogins = 0;
    this.syncing = false;
    this.outbox = [];
    this.send({ type: 'batch', params: 1 });
    this.logIn();
    for (const { topic } of this.listeners.values()) {
      if (this.canAsk(topic)) this.send({ type: 'sub', params: topic });
    }
    this.ping();
    this.pingTimer = setInterval(() => {
      this.failures = 0;
      this.ping();
    }, PING_EVERY);
    this.options.onStatus('open');
    if (this.everOpen) this.options.onResync();
    else this.options.onFirstOpen();
    this.everOpen = true;
  }

  private logIn(): void {
    const token = this.options.token();
    this.sentToken = token;
    if (!token) return;
    this.openLogins += 1;
    this.send({ type: 'login', params: token });
    clearTimeout(this.loginTimer);
    this.loginTimer = setTimeout(() => this.drop(), LOGIN_TIMEOUT);
  }

  private ping(): void {
    if (this.unanswered >= UNANSWERED_LIMIT) return this.drop();
    this.unanswered += 1;
    this.send({ type: 'ping', params: Date.now() });
  }

  private heard(text: string): void {
    this.lastHeard = Date.now();
    const frame = this.options.parse(text);
    for (const message of (Array.isArray(frame) ? frame : [frame]) as ServerMessage[]) this.take(message);
  }

  private take(message: ServerMessage): void {
    if (!message || typeof message.type !== 'string') return console.warn('a socket message without a type');
    // Until the last login is answered, what arrives is about the former account.
    if (isOfCustomer(message) && !this.loggedIn) return;
    if ('seq' in message) this.lastSeq = message.seq;
    if (message.type === 'pong') {
      this.unanswered = 0;
      this.clockOffset = message.time - (message.params + Date.now()) / 2;
    } else if (message.type === 'login_result') {
      this.answered(message.code === 1);
    } else if (message.type === 'sync_result') {
      // An unsolicited resync means that events were lost: refetch what the screens show.
      if (!this.syncing) this.options.onResync();
      this.syncing = false;
    }
    this.options.onMessage(message);
  }

  /** An answer counts only if it is about the session that is in force now. */
  private answered(isAccepted: boolean): void {
    this.openLogins -= 1;
    if (this.openLogins > 0) return;
    clearTimeout(this.loginTimer);
    if (this.sentToken === null || this.sentToken !== this.options.token()) return;
    if (isAccepted) this.welcomed();
    else this.options.onSessionEnded();
  }

  private welcomed(): void {
    this.loggedIn = true;
    for (const { topic } of this.listeners.values()) {
      if (needsLogin(topic)) this.send({ type: 'sub', params: topic });
    }
    if (this.lastSeq > 0) this.sync();
    else this.options.onLogin();
  }

  private sync(): void {
    this.syncing = true;
    this.send({ type: 'sync', params: this.lastSeq });
  }

  private canAsk(topic: Asked): boolean {
    return this.wire?.readyState === OPEN && (this.loggedIn || !needsLogin(topic));
  }

  /** Combines all messages of one event-loop turn into one frame. */
  private send(message: ClientMessage): void {
    this.outbox.push(message);
    if (this.flushing) return;
    this.flushing = true;
    queueMicrotask(() => {
      this.flushing = false;
      const messages = this.outbox;
      this.outbox = [];
      if (this.wire?.readyState !== OPEN || messages.length === 0) return;
      this.wire.send(JSON.stringify(messages.length === 1 ? messages[0] : messages));
    });
  }

  private drop(): void {
    const wire = this.wire;
    if (!wire) return;
    wire.close();
    this.closed(wire, 0);
  }

  private replace(): void {
    this.drop();
    this.start();
  }

  private closed(wire: Wire, code: number): void {
    if (wire !== this.wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    // A closing before the answer to a login may be about the former session: the next connection tells.
    const isEnded = code === SESSION_REVOKED && this.loggedIn;
    this.wire = null;
    this.loggedIn = false;
    clearTimeout(this.connectTimer);
    clearTimeout(this.loginTimer);
    clearInterval(this.pingTimer);
    this.options.onStatus('lost');
    if (isEnded) this.options.onSessionEnded();
    if (code === FAILED) this.failures += 1;
    const slower = Math.max(0, this.retries - QUICK_RETRIES, this.failures - 1);
    const wait = Math.min(RETRY_FIRST * 2 ** slower, RETRY_LAST);
    this.retries += 1;
    this.retryTimer = setTimeout(() => this.start(), wait / 2 + (Math.random() * wait) / 2);
  }
}
