import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { RawQuote, Tick } from '@truemark/domain';
import type { MarketClock } from '../../../platform/clock.js';
import type { SymbolRow } from '../tables/market.table.js';
import type { BinanceThreadData } from './binance.worker.js';
import { type FeedCodeMap, feedCodeOf, type NamedSymbol } from './binance-stream.js';
import { InFlightQuotes, unpackQuotes, type WorkerMessage } from './binance-thread.js';
import type { PriceSource, SourceState, WakeLane } from './source.js';

/** Delay before a thread that ended is restarted, ms. */
const RESTART_DELAY = 1_000;

export interface BinanceSourceOptions {
  /** Base address, without `/stream`. */
  readonly url: string;
  readonly symbols: FeedCodeMap;
  readonly marketClock: MarketClock;
  readonly say: (line: string) => void;
}

/**
 * Binance's prices, received in their own thread, so that each quote has its true time of receipt however busy this
 * thread is. They queue between the threads and are read synchronously, without an event-loop turn.
 */
export class Binance implements PriceSource {
  private subscribedSymbols: readonly NamedSymbol[] = [];
  private worker: Worker | null = null;
  private port: MessagePort | null = null;
  private inFlight = new InFlightQuotes();
  private received: RawQuote[] = [];
  private isWaking = false;
  private state: SourceState = { state: 'connecting', detail: '' };
  private restartTimer: NodeJS.Timeout | null = null;
  private isStopped = false;

  constructor(
    private readonly options: BinanceSourceOptions,
    private readonly wake: WakeLane,
  ) {}

  knows(symbol: SymbolRow): boolean {
    return feedCodeOf(symbol, this.options.symbols) !== '';
  }

  async start(symbols: readonly SymbolRow[], _lastTicks: ReadonlyMap<number, Tick>): Promise<void> {
    this.setSymbols(symbols);
  }

  setSymbols(symbols: readonly SymbolRow[]): void {
    this.subscribedSymbols = symbols.map(({ id, code, feed, feedCode }) => ({ id, code, feed, feedCode }));
    if (this.worker) this.worker.postMessage(this.subscribedSymbols);
    else if (!this.restartTimer) this.startWorker();
  }

  stateOf(): SourceState {
    return this.state;
  }

  /** Everything received until now. On a recorded market, quotes get its time. */
  read(most: number): readonly RawQuote[] {
    this.drainPort();
    const read = this.received.splice(0, most);
    this.inFlight.arrived(read.length);
    const { marketClock } = this.options;
    return marketClock.isRecorded ? read.map((quote) => ({ ...quote, time: marketClock.now() })) : read;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    if (this.restartTimer) clearTimeout(this.restartTimer);
    this.port?.close();
    await this.worker?.terminate();
  }

  private startWorker(): void {
    this.restartTimer = null;
    if (this.isStopped || this.subscribedSymbols.length === 0) return;
    const { port1: port, port2 } = new MessageChannel();
    this.inFlight = new InFlightQuotes();
    const { url, symbols } = this.options;
    const onTheirWay = this.inFlight.memory;
    const workerData: BinanceThreadData = { url, symbols: symbols && [...symbols], port: port2, onTheirWay };
    const worker = new Worker(new URL('./binance.worker.js', import.meta.url), {
      workerData,
      // The thread needs none of the process's secrets.
      env: {},
      transferList: [port2],
    });
    this.worker = worker;
    this.port = port;
    port.on('message', (packed: Float64Array) => {
      this.addReceived(packed);
      this.wakeLane();
    });
    worker.on('message', (said: WorkerMessage) => this.handleMessage(said));
    worker.on('error', (error) => this.options.say(`binance: ${(error as Error).message}`));
    worker.on('exit', () => this.handleExit());
    worker.postMessage(this.subscribedSymbols);
  }

  private handleMessage(said: WorkerMessage): void {
    if ('line' in said) this.options.say(said.line);
    else this.state = said.standing;
  }

  /** Reads what the thread sent before it ended, and schedules a restart. */
  private handleExit(): void {
    if (this.isStopped) return;
    this.drainPort();
    this.port?.close();
    this.worker = null;
    this.port = null;
    this.state = { state: 'connecting', detail: 'its thread has ended' };
    this.restartTimer = setTimeout(() => this.startWorker(), RESTART_DELAY);
  }

  /** Receives everything queued between the threads. */
  private drainPort(): void {
    if (!this.port) return;
    for (;;) {
      const next = receiveMessageOnPort(this.port);
      if (!next) return;
      this.addReceived(next.message as Float64Array);
    }
  }

  private addReceived(packed: Float64Array): void {
    for (const quote of unpackQuotes(packed)) this.received.push(quote);
  }

  private wakeLane(): void {
    if (this.isWaking) return;
    this.isWaking = true;
    void this.wake()
      .catch(() => undefined)
      .finally(() => {
        this.isWaking = false;
        if (this.received.length > 0 && !this.isStopped) this.wakeLane();
      });
  }
}
