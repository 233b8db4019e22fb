import type { LanguageCode } from '@truemark/i18n';
import { WebSocket } from 'ws';

/** One message to a client. `key` names the state that a later message of the same key replaces; null: never replaced. */
export interface Outgoing {
  readonly key: string | null;
  readonly text: string;
}

/** What one frame holds for everybody with the same topics: each form is built once and written to many sockets. */
export interface SharedFrame {
  readonly messages: readonly Outgoing[];
  /** All of them as one JSON array. */
  array(): Buffer;
  /** Each on its own. */
  singles(): readonly Buffer[];
}

/** Bytes waiting in a socket above which its reader gets only the latest of each state. */
const SLOW = 128 * 1024;
/** Bytes waiting in a socket above which direct answers end it. */
const STUCK = 1024 * 1024;
/** Messages that nothing replaces, kept for a slow reader; beyond it he is told to look again. */
const MOST_KEPT = 200;

const TEXT = { binary: false, compress: false } as const;

/** One client. Never holds more than a bounded amount for a reader who is too slow. */
export class Connection {
  /** Messages of one frame come as an array. */
  batches = false;
  /** When the client last showed that it is there, epoch ms. */
  heardAt: number;
  private mine: Outgoing[] = [];
  /** What a slow reader will be given once he has caught up. */
  private latest: Map<string, string> | null = null;
  private kept: string[] = [];
  private lost = false;

  constructor(
    private readonly socket: WebSocket,
    readonly lang: LanguageCode,
    now: number,
    /** Asked when messages that nothing replaces had to be dropped: what shows the customer's whole state. */
    private readonly snapshot: (connection: Connection) => readonly Outgoing[],
  ) {
    this.heardAt = now;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Answers at once, ahead of the next frame. */
  answer(text: string): void {
    if (!this.isOpen) return;
    if (this.socket.bufferedAmount > STUCK) this.socket.terminate();
    else this.socket.send(text, TEXT);
  }

  /** Adds to the next frame. */
  push(message: Outgoing): void {
    this.mine.push(message);
  }

  /** Writes a frame: what is for this client alone, then what it shares. */
  flush(shared: SharedFrame | null): void {
    const { mine } = this;
    if (mine.length > 0) this.mine = [];
    if (!this.isOpen) return;
    if (this.latest === null && this.socket.bufferedAmount > SLOW) this.latest = new Map();
    if (this.latest !== null) {
      for (const message of mine) this.keep(message, this.latest);
      for (const message of shared?.messages ?? []) this.keep(message, this.latest);
      if (this.socket.bufferedAmount < SLOW / 2) this.catchUp(this.latest);
      return;
    }
    if (mine.length > 0) this.writeOwn(mine, shared?.messages ?? []);
    else if (shared && this.batches) this.socket.send(shared.array(), TEXT);
    else if (shared) for (const single of shared.singles()) this.socket.send(single, TEXT);
  }

  close(code: number, reason: string): void {
    if (this.isOpen) this.socket.close(code, reason);
  }

  /** Ends without a word. */
  cutOff(): void {
    this.socket.terminate();
  }

  private writeOwn(mine: readonly Outgoing[], shared: readonly Outgoing[]): void {
    this.write([...mine, ...shared].map(({ text }) => text));
  }

  private write(texts: readonly string[]): void {
    if (this.batches) this.socket.send(`[${texts.join(',')}]`, TEXT);
    else for (const text of texts) this.socket.send(text, TEXT);
  }

  private keep({ key, text }: Outgoing, latest: Map<string, string>): void {
    if (key !== null) {
      latest.set(key, text);
    } else if (this.kept.length < MOST_KEPT) {
      this.kept.push(text);
    } else {
      this.lost = true;
      this.kept = [];
    }
  }

  private catchUp(latest: Map<string, string>): void {
    const snapshot = this.lost ? this.snapshot(this).map(({ text }) => text) : [];
    const texts = [...this.kept, ...snapshot, ...latest.values()];
    this.latest = null;
    this.kept = [];
    this.lost = false;
    if (texts.length > 0) this.write(texts);
  }
}
