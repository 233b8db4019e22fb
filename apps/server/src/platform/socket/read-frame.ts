import type { EdgeErrorKey } from '@truemark/contracts';

export const LIMITS = {
  /** Bytes of a frame. */
  bytes: 16 * 1024,
  /** Pieces of a message, and of its bytes on the line. */
  fragments: 64,
  chunks: 1_024,
  /** Frames a second. */
  frames: 50,
  topics: 64,
  /** Messages of one array. */
  messages: 100,
  /** Messages that wait while one before them is looked into. */
  waiting: 5_000,
  /** Milliseconds without a ping. */
  silence: 30_000,
} as const;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The messages of a frame (an array is several), or what is wrong with it. */
export function readFrame(
  data: Buffer,
  isBinary: boolean,
): { readonly messages: readonly unknown[] } | { readonly wrong: EdgeErrorKey; readonly maximum?: number } {
  if (isBinary) return { wrong: 'socket.text_only' };
  let read: unknown;
  try {
    read = JSON.parse(utf8.decode(data));
  } catch {
    return { wrong: 'socket.not_json' };
  }
  if (!Array.isArray(read)) return { messages: [read] };
  if (read.length <= LIMITS.messages) return { messages: read };
  return { wrong: 'socket.too_many_messages', maximum: LIMITS.messages };
}

/** Counts frames of the running second. */
export class FrameCounter {
  private second = 0;
  private frames = 0;

  /** Whether one more frame at `now` (epoch ms) is within the limit. */
  takes(now: number): boolean {
    const second = Math.floor(now / 1000);
    if (second !== this.second) {
      this.second = second;
      this.frames = 0;
    }
    this.frames += 1;
    return this.frames <= LIMITS.frames;
  }
}
