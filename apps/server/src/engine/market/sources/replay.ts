import type { RawQuote, Tick } from '@truemark/domain';
import type { Clock, MarketClock } from '../../../platform/clock.js';
import { QuotesFailed } from '../../kernel/quotes-failed.js';
import type { SymbolRow } from '../tables/market.table.js';
import { MergedQuotes, type SymbolQuote } from './merged-quotes.js';
import type { QuoteFile } from './quote-file.js';
import { ReplayPace } from './replay-pace.js';
import type { DeliverQuotes, PriceSource, SourceState } from './source.js';

/** Maximum sleep, ms: timers cannot wait longer than about 24 days, so a longer wait is repeated. */
const MAX_SLEEP_MS = 3_600_000;
const RETRY_AFTER = 1_000;

export interface ReplayOptions {
  /** Symbol code → file of `ts_ms,bid,ask`. */
  readonly files: ReadonlyMap<string, string>;
  /** Named pipes among them that are open already, by path. */
  readonly pipes?: Map<string, QuoteFile>;
  readonly speed: number | 'max';
  /** `now`: times are shifted so that the first quote is now. `recorded`: quotes keep their times. */
  readonly times: 'now' | 'recorded';
  /** The wall clock, which sets the replay's pace. */
  readonly clock: Clock;
  /** Driven by the quotes if they keep their times. */
  readonly marketClock: MarketClock;
  readonly say: (line: string) => void;
}

/** Plays recorded quotes of several symbols, merged by time; bid and ask come from the file. */
export class Replay implements PriceSource {
  private readonly quotes: MergedQuotes;
  private requestedSymbols: readonly SymbolRow[] = [];
  private addedSymbols: readonly SymbolRow[] = [];
  private readonly failures = new Map<number, string>();
  private readonly endedIds = new Set<number>();
  /** Recorded time of the last delivered quote. */
  private position = Number.NEGATIVE_INFINITY;
  private pace: ReplayPace | null = null;
  private running: Promise<void> | null = null;
  private isStopped = false;
  /** Ends the current sleep. */
  private wake: () => void = () => undefined;

  constructor(
    private readonly options: ReplayOptions,
    private readonly deliver: DeliverQuotes,
  ) {
    this.quotes = new MergedQuotes(options.pipes);
  }

  knows({ code }: SymbolRow): boolean {
    return this.options.files.has(code);
  }

  async start(symbols: readonly SymbolRow[], lastTicks: ReadonlyMap<number, Tick>): Promise<void> {
    this.requestedSymbols = symbols;
    if (this.isRecorded) {
      const times = symbols.flatMap(({ id }) => lastTicks.get(id)?.time ?? []);
      this.position = Math.max(Number.NEGATIVE_INFINITY, ...times);
    }
    await this.changeFiles();
    this.updateClock();
    this.running = this.run();
  }

  setSymbols(symbols: readonly SymbolRow[]): void {
    this.requestedSymbols = symbols;
    this.wake();
  }

  stateOf(symbolId: number): SourceState {
    const file = this.quotes.fileOf(symbolId);
    const failure = this.failures.get(symbolId) ?? file?.failure;
    if (failure) return { state: 'failed', detail: failure };
    if (file?.isWaiting) return { state: 'live', detail: 'a named pipe, waiting for its next line' };
    if (file?.head) return { state: 'live', detail: `recorded, speed ${this.options.speed}` };
    return { state: 'silent', detail: 'the recording has ended' };
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.wake();
    this.quotes.close();
    await this.running;
  }

  private get isRecorded(): boolean {
    return this.options.times === 'recorded';
  }

  private async run(): Promise<void> {
    while (!this.isStopped) {
      while (this.addedSymbols !== this.requestedSymbols) await this.changeFiles();
      if (this.quotes.isWaiting) await this.waitForPipes();
      if (this.isStopped) return;
      this.updateClock();
      this.reportEnded();
      const next = this.quotes.peek();
      const wait = next && this.pace ? this.pace.wait(next.time) : MAX_SLEEP_MS;
      if (wait > 0) await this.sleep(wait);
      else await this.playDue();
    }
  }

  /** Until the next quote is known, the market clock stops at the last one. */
  private async waitForPipes(): Promise<void> {
    if (this.isRecorded && Number.isFinite(this.position)) {
      this.options.marketClock.pass(this.position, this.position + 1);
    }
    await this.quotes.fill();
  }

  private async playDue(): Promise<void> {
    const batch = await this.quotes.take(this.pace?.reached() ?? this.position);
    const last = batch.at(-1);
    if (!last) return;
    await this.deliverWithRetry(batch.map((quote) => this.shiftTime(quote)));
    this.position = Math.max(this.position, last.time);
  }

  /** Delivers a batch, and retries until it is stored: no quote is lost, except those that cannot be judged. */
  private async deliverWithRetry(quotes: readonly RawQuote[]): Promise<void> {
    while (!this.isStopped) {
      try {
        await this.deliver(quotes);
        return;
      } catch (error) {
        if (this.isStopped) return;
        // The others of the batch are stored: sent again, they would become ticks a second time.
        if (error instanceof QuotesFailed) {
          this.options.say(`replay: ${error.quotes.length} quotes were not accepted: ${error.message}`);
          return;
        }
        this.options.say(`replay: quotes were not accepted, retrying: ${(error as Error).message}`);
        await this.sleep(RETRY_AFTER);
      }
    }
  }

  private shiftTime(quote: SymbolQuote): RawQuote {
    return this.isRecorded ? quote : { ...quote, time: this.pace?.dueAt(quote.time) ?? quote.time };
  }

  /** Updates the market clock with the delivered position and the next quote's time; also after the last quote. */
  private updateClock(): void {
    const next = this.quotes.peek();
    if (!next && (this.quotes.isWaiting || !Number.isFinite(this.position))) return;
    if (this.isRecorded) this.options.marketClock.pass(this.position, next?.time ?? null);
    this.pace ??= this.newPace(next?.time ?? this.position);
    if (!next) this.pace.runOut(this.position);
  }

  /** Starts with the first quote at once, or after the last stored one by its recorded distance. */
  private newPace(firstTime: number): ReplayPace {
    const { clock, speed, marketClock } = this.options;
    if (!this.isRecorded) return new ReplayPace(clock, speed, firstTime);
    const pace = new ReplayPace(clock, speed, marketClock.now());
    marketClock.follow(() => pace.reached());
    return pace;
  }

  private async changeFiles(): Promise<void> {
    const before = this.addedSymbols;
    this.addedSymbols = this.requestedSymbols;
    const wanted = new Set(this.addedSymbols.map(({ id }) => id));
    for (const { id } of before) if (!wanted.has(id)) this.quotes.remove(id);
    for (const symbol of this.addedSymbols) if (!this.quotes.fileOf(symbol.id)) await this.addFile(symbol);
  }

  private async addFile({ id, code }: SymbolRow): Promise<void> {
    const path = this.options.files.get(code);
    if (path === undefined) return;
    try {
      const skipped = await this.quotes.add(id, path, this.position);
      this.failures.delete(id);
      const going =
        skipped > 0 ? `, after ${skipped} quotes up to ${new Date(this.position).toISOString()}` : '';
      this.options.say(`replay: ${code} from ${path}${going}`);
    } catch (error) {
      this.failures.set(id, (error as Error).message);
      this.options.say(`replay: ${code} has no recording: ${(error as Error).message}`);
    }
  }

  private reportEnded(): void {
    for (const { id, code } of this.addedSymbols) {
      const file = this.quotes.fileOf(id);
      if (!file || file.head || this.endedIds.has(id)) continue;
      this.endedIds.add(id);
      const unread = file.malformed > 0 ? `, ${file.malformed} lines were no quotes` : '';
      this.options.say(
        `replay: ${code} ${file.failure ? `broke off: ${file.failure}` : `has ended${unread}`}`,
      );
    }
  }

  private async sleep(milliseconds: number): Promise<void> {
    if (this.isStopped) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(MAX_SLEEP_MS, Math.ceil(milliseconds)));
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
