import type { Duplex } from 'node:stream';
import type { LanguageCode } from '@truemark/i18n';
import { WebSocket } from 'ws';
import { type ArrayFrame, framesOf } from './text-frame.js';

/** Message to a client. A later message with the same `key` replaces it; null: never replaced. */
export interface Outgoing {
  readonly key: string | null;
  readonly text: string;
}

/**
 * Content of one frame for all connections with the same topics: each form is built once and written to many sockets.
 */
export interface SharedFrame {
  readonly messages: readonly Outgoing[];
  /** All messages as one JSON array. */
  array(): ArrayFrame;
  /** Each message as its own frame, concatenated. */
  singles(): Buffer;
}

/** Bytes buffered in a socket above which the client gets only the latest message per key. */
const SLOW_BUFFER_BYTES = 128 * 1024;
/** Bytes buffered in a socket above which a direct answer ends the connection. */
const STUCK_BUFFER_BYTES = 1024 * 1024;
/** Maximum messages without a key kept for a slow client; above it, the client is asked to reload its state. */
const MAX_KEPT = 200;
/**
 * Bytes waiting for the next frame above which only the latest message per key is kept, and above which the connection
 * ends.
 */
const CROWDED_FRAME_BYTES = 256 * 1024;
const MAX_WAITING = 8 * 1024 * 1024;

/**
 * One client connection, with bounded memory for a slow client.
 *
 * Frames are built here and written straight to the stream under the WebSocket: a library that takes one message at a
 * time costs two small writes each, whereas a hundred messages framed once for everyone are one write.
 */
export class Connection {
  /** Whether the messages of a frame are sent as one array. */
  batches = false;
  /** Time of the last sign of life, epoch ms. */
  heardAt: number;
  private pending: Outgoing[] = [];
  /** Length of `pending`, and the length at which it is compacted. */
  private pendingLength = 0;
  private compactAt = CROWDED_FRAME_BYTES;
  /** For a slow client once it has caught up: the latest shared message per key; null: it is not slow. */
  private latest: Map<string, string> | null = null;
  /** The latest of this client's own messages per key, and those without a key. */
  private readonly own = new Map<string, string>();
  private retained: string[] = [];
  private hasLost = false;

  constructor(
    private readonly socket: Pick<WebSocket, 'readyState' | 'close' | 'terminate'>,
    private readonly stream: Pick<Duplex, 'write' | 'cork' | 'uncork' | 'writableLength'>,
    readonly lang: LanguageCode,
    now: number,
    /** Called if messages without a key had to be dropped: returns the news of it and the customer's whole state. */
    private readonly snapshot: (connection: Connection) => readonly Outgoing[],
  ) {
    this.heardAt = now;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /** Sends a direct answer, ahead of the next frame. */
  answer(text: string): void {
    if (!this.isOpen) return;
    if (this.stream.writableLength > STUCK_BUFFER_BYTES) this.socket.terminate();
    else this.stream.write(framesOf([text]));
  }

  /** Adds to the next frame. */
  push(message: Outgoing): void {
    if (!this.isOpen) return;
    this.pending.push(message);
    this.pendingLength += message.text.length;
    if (this.pendingLength > this.compactAt) this.compact();
  }

  /** Writes a frame: first the messages of this client only, then the shared ones. */
  flush(shared: SharedFrame | null): void {
    const { pending: mine } = this;
    this.pending = [];
    this.pendingLength = 0;
    this.compactAt = CROWDED_FRAME_BYTES;
    if (!this.isOpen) return;
    if (this.latest === null && this.stream.writableLength > SLOW_BUFFER_BYTES) this.latest = new Map();
    if (this.latest !== null) {
      for (const message of mine) this.retain(message, this.own);
      for (const message of shared?.messages ?? []) this.retain(message, this.latest);
      if (this.stream.writableLength < SLOW_BUFFER_BYTES / 2) this.catchUp(this.latest);
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

  /** Drops what a slow client of its own has not been sent yet: it is about a customer who has logged out. */
  dropOwn(): void {
    this.own.clear();
    this.retained = [];
    this.hasLost = false;
  }

  close(code: number, reason: string): void {
    if (this.isOpen) this.socket.close(code, reason);
  }

  /** Terminates the connection without a close frame. */
  cutOff(): void {
    this.socket.terminate();
  }

  /** Drops messages that a later one replaces; ends the connection as too slow if too much is still waiting. */
  private compact(): void {
    const last = new Map(this.pending.map((message, at) => [message.key ?? at, at]));
    this.pending = this.pending.filter(({ key }, at) => last.get(key ?? at) === at);
    this.pendingLength = this.pending.reduce((all, { text }) => all + text.length, 0);
    if (this.pendingLength > MAX_WAITING) {
      this.pending = [];
      this.pendingLength = 0;
      this.socket.terminate();
    }
    this.compactAt = Math.min(MAX_WAITING, Math.max(CROWDED_FRAME_BYTES, 2 * this.pendingLength));
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

  private retain({ key, text }: Outgoing, latest: Map<string, string>): void {
    if (key !== null) {
      latest.set(key, text);
    } else if (this.retained.length < MAX_KEPT) {
      this.retained.push(text);
    } else {
      this.hasLost = true;
      this.retained = [];
    }
  }

  private catchUp(latest: Map<string, string>): void {
    const snapshot = this.hasLost ? this.snapshot(this).map(({ text }) => text) : [];
    const texts = [...this.retained, ...snapshot, ...this.own.values(), ...latest.values()];
    this.latest = null;
    this.dropOwn();
    if (texts.length > 0) this.write(texts);
  }
}
