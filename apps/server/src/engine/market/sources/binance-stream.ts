import type { RawQuote } from '@truemark/domain';
import { WebSocket } from 'ws';
import type { Clock } from '../../../platform/clock.js';
import type { SymbolRow } from '../tables/market.table.js';
import { readBookTicker } from './binance-message.js';
import type { Random } from './seeded-random.js';
import type { SourceState } from './source.js';

/** Fields that identify a symbol here and at Binance. */
export type NamedSymbol = Pick<SymbolRow, 'id' | 'code' | 'feed' | 'feedCode'>;

/** Symbol code → Binance's code; null: each symbol's own feed code. */
export type FeedCodeMap = ReadonlyMap<string, string> | null;

/** Binance's code of a symbol, upper case; empty: not subscribed. */
export function feedCodeOf({ code, feed, feedCode }: NamedSymbol, listed: FeedCodeMap): string {
  const own = listed === null || feed === 'binance' ? feedCode : '';
  return (listed?.get(code) ?? own).toUpperCase();
}

export interface BinanceOptions {
  /** Base address, without `/stream`. */
  readonly url: string;
  readonly symbols: FeedCodeMap;
  /** Source of receipt times. */
  readonly clock: Clock;
  /** Jitter of reconnections. */
  readonly random: Random;
  readonly say: (line: string) => void;
  /** Time without a message after which a connection is dropped, ms. */
  readonly staleAfter?: number;
  /** Backoff before the first reconnection, ms; doubled for each further one. */
  readonly firstWait?: number;
}

const STALE_AFTER = 15_000;
const FIRST_WAIT = 500;
const MAX_WAIT_MS = 30_000;
const CONNECT_TIMEOUT = 5_000;
/** Maximum quotes per delivery, and pending quotes at which the socket is paused. */
const BATCH = 1_000;
const PAUSE_AT = 5_000;

/** Best bid and ask from Binance's combined `bookTicker` stream; times are our times of receipt. */
export class BinanceStream {
  /** Malformed messages, and those of symbols not subscribed. */
  malformed = 0;
  /** Upper-case feed code → our symbol ids. */
  private subscriptions: ReadonlyMap<string, readonly number[]> = new Map();
  private socket: WebSocket | null = null;
  private reconnectTimer: NodeJS.Timeout | null = null;
  private staleTimer: NodeJS.Timeout | null = null;
  private attempts = 0;
  private hasMessages = false;
  private lastError = '';
  private pendingQuotes: RawQuote[] = [];
  private delivery: Promise<void> | null = null;
  private isStopped = false;

  constructor(
    private readonly options: BinanceOptions,
    /** Receives quotes in order of receipt; the next delivery waits until it resolves. */
    private readonly deliver: (quotes: readonly RawQuote[]) => Promise<unknown>,
  ) {}

  /** Sets the subscribed symbols. */
  setSymbols(symbols: readonly NamedSymbol[]): void {
    const before = this.streams;
    const wanted = new Map<string, number[]>();
    for (const symbol of symbols) {
      const code = feedCodeOf(symbol, this.options.symbols);
      wanted.set(code, [...(wanted.get(code) ?? []), symbol.id]);
    }
    this.subscriptions = wanted;
    if (this.streams !== before && !this.isStopped) this.connect();
  }

  standing(): SourceState {
    if (this.hasMessages) return { state: 'live', detail: `${this.malformed} malformed messages` };
    return { state: 'connecting', detail: this.lastError };
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.disconnect();
    await this.delivery;
  }

  private get streams(): string {
    return [...this.subscriptions.keys()]
      .map((code) => `${encodeURIComponent(code.toLowerCase())}@bookTicker`)
      .join('/');
  }

  /** Opens a stream of the current symbols, replacing the previous one. */
  private connect(): void {
    this.disconnect();
    if (this.subscriptions.size === 0) return;
    const socket = this.openSocket();
    this.socket = socket;
    if (!socket) return this.reconnect();
    // Ignores events of a replaced socket.
    const current = (then: () => void) => () => {
      if (this.socket === socket) then();
    };
    socket.on(
      'open',
      current(() => this.resetStaleTimer(socket)),
    );
    socket.on('message', (data) => {
      if (this.socket === socket) this.handleMessage(String(data), socket);
    });
    socket.on('error', (error) => {
      if (this.socket === socket) this.lastError = error.message;
    });
    socket.on(
      'close',
      current(() => this.reconnect()),
    );
  }

  /** Null if the address is invalid. */
  private openSocket(): WebSocket | null {
    try {
      return new WebSocket(`${this.options.url}/stream?streams=${this.streams}`, {
        handshakeTimeout: CONNECT_TIMEOUT,
        perMessageDeflate: false,
      });
    } catch (error) {
      this.lastError = (error as Error).message;
      return null;
    }
  }

  /** Closes the connection and clears its timers. */
  private disconnect(): void {
    const { socket } = this;
    this.socket = null;
    this.hasMessages = false;
    if (this.reconnectTimer) clearTimeout(this.reconnectTimer);
    if (this.staleTimer) clearTimeout(this.staleTimer);
    socket?.terminate();
  }

  private reconnect(): void {
    this.disconnect();
    if (this.isStopped) return;
    const { random, say, firstWait = FIRST_WAIT } = this.options;
    const longest = Math.min(MAX_WAIT_MS, firstWait * 2 ** this.attempts);
    this.attempts++;
    const wait = Math.round(longest * (0.5 + random() / 2));
    say(`binance: connection lost${this.lastError && ` (${this.lastError})`}, next attempt in ${wait} ms`);
    this.reconnectTimer = setTimeout(() => this.connect(), wait);
  }

  private resetStaleTimer(socket: WebSocket): void {
    if (this.staleTimer) clearTimeout(this.staleTimer);
    this.staleTimer = setTimeout(() => {
      this.lastError = 'no message';
      socket.terminate();
    }, this.options.staleAfter ?? STALE_AFTER);
  }

  private handleMessage(text: string, socket: WebSocket): void {
    this.resetStaleTimer(socket);
    const ticker = readBookTicker(text);
    if (ticker === 'other') return;
    const symbolIds = ticker === 'malformed' ? undefined : this.subscriptions.get(ticker.feedCode);
    if (ticker === 'malformed' || !symbolIds) {
      this.malformed++;
      return;
    }
    this.attempts = 0;
    this.lastError = '';
    this.hasMessages = true;
    const time = this.options.clock.now();
    for (const symbolId of symbolIds)
      this.pendingQuotes.push({ symbolId, time, bid: ticker.bid, ask: ticker.ask });
    if (this.pendingQuotes.length >= PAUSE_AT) socket.pause();
    this.delivery ??= this.deliverPending();
  }

  private async deliverPending(): Promise<void> {
    while (this.pendingQuotes.length > 0) {
      const batch = this.pendingQuotes.splice(0, BATCH);
      try {
        await this.deliver(batch);
      } catch (error) {
        if (!this.isStopped)
          this.options.say(`binance: ${batch.length} quotes were not accepted: ${(error as Error).message}`);
      }
      if (this.pendingQuotes.length < PAUSE_AT) this.socket?.resume();
    }
    this.delivery = null;
  }
}
