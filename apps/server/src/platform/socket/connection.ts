import type { Duplex } from 'node:stream';
import type { LanguageCode } from '@truemark/i18n';
import { WebSocket } from 'ws';
import { type ArrayFrame, framesOf } from './text-frame.js';

/** One message to a client. `key` names the state that a later message of the same key replaces; null: never replaced. */
export interface Outgoing {
  readonly key: string | null;
  readonly text: string;
}

/** What one frame holds for everybody with the same topics: each form is built once and written to many sockets. */
export interface SharedFrame {
  readonly messages: readonly Outgoing[];
  /** All of them as one JSON array. */
  array(): ArrayFrame;
  /** Each on its own, ready to be written together. */
  singles(): Buffer;
}

/** Bytes waiting in a socket above which its reader gets only the latest of each state. */
const SLOW = 128 * 1024;
/** Bytes waiting in a socket above which direct answers end it. */
const STUCK = 1024 * 1024;
/** Messages that nothing replaces, kept for a slow reader; beyond it he is told to look again. */
const MOST_KEPT = 200;
/** Bytes waiting for the next frame above which only the latest of each state is kept, and above which it ends. */
const CROWDED = 256 * 1024;
const MOST_WAITING = 8 * 1024 * 1024;

/**
 * One client. Never holds more than a bounded amount for a reader who is too slow.
 *
 * Texts are written straight to the stream under the WebSocket, framed here: a library that takes a message at a time
 * costs two small writes for each, where a hundred messages framed beforehand for everybody are one.
 */
export class Connection {
  /** Messages of one frame come as an array. */
  batches = false;
  /** When the client last showed that it is there, epoch ms. */
  heardAt: number;
  private mine: Outgoing[] = [];
  /** Length of what is in `mine`, and at which it is looked through. */
  private waiting = 0;
  private crowded = CROWDED;
  /** What a slow reader will be given once he has caught up. */
  private latest: Map<string, string> | null = null;
  private kept: string[] = [];
  private lost = false;

  constructor(
    private readonly socket: Pick<WebSocket, 'readyState' | 'close' | 'terminate'>,
    private readonly stream: Pick<Duplex, 'write' | 'cork' | 'uncork' | 'writableLength'>,
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
    if (this.stream.writableLength > STUCK) this.socket.terminate();
    else this.stream.write(framesOf([text]));
  }

  /** Adds to the next frame. */
  push(message: Outgoing): void {
    if (!this.isOpen) return;
    this.mine.push(message);
    this.waiting += message.text.length;
    if (this.waiting > this.crowded) this.makeRoom();
  }

  /** Writes a frame: what is for this client alone, then what it shares. */
  flush(shared: SharedFrame | null): void {
    const { mine } = this;
    this.mine = [];
    this.waiting = 0;
    this.crowded = CROWDED;
    if (!this.isOpen) return;
    if (this.latest === null && this.stream.writableLength > SLOW) this.latest = new Map();
    if (this.latest !== null) {
      for (const message of mine) this.keep(message, this.latest);
      for (const message of shared?.messages ?? []) this.keep(message, this.latest);
      if (this.stream.writableLength < SLOW / 2) this.catchUp(this.latest);
      return;
    }
    if (shared === null) {
      if (mine.length > 0) this.write(mine.map(({ text }) => text));
    } else if (mine.length === 0) {
      this.stream.write(this.batches ? shared.array().bytes : shared.singles());
    } else {
      this.writeBoth(
        mine.map(({ text }) => text),
        shared,
      );
    }
  }

  close(code: number, reason: string): void {
    if (this.isOpen) this.socket.close(code, reason);
  }

  /** Ends without a word. */
  cutOff(): void {
    this.socket.terminate();
  }

  /** Drops what a later message of the same state replaces; who is still owed too much is ended as too slow. */
  private makeRoom(): void {
    const last = new Map(this.mine.map((message, at) => [message.key ?? at, at]));
    this.mine = this.mine.filter(({ key }, at) => last.get(key ?? at) === at);
    this.waiting = this.mine.reduce((all, { text }) => all + text.length, 0);
    if (this.waiting > MOST_WAITING) {
      this.mine = [];
      this.waiting = 0;
      this.socket.terminate();
    }
    this.crowded = Math.min(MOST_WAITING, Math.max(CROWDED, 2 * this.waiting));
  }

  private write(texts: readonly string[]): void {
    this.stream.write(framesOf(this.batches ? [`[${texts.join(',')}]`] : texts));
  }

  private writeBoth(texts: readonly string[], shared: SharedFrame): void {
    const parts = this.batches
      ? shared.array().startingWith(texts)
      : ([framesOf(texts), shared.singles()] as const);
    this.stream.cork();
    for (const part of parts) this.stream.write(part);
    this.stream.uncork();
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
