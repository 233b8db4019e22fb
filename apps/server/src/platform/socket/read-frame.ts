import type { EdgeErrorKey } from '@truemark/contracts';

export const LIMITS = {
  /** Maximum bytes of a frame. */
  bytes: 16 * 1024,
  /** Maximum fragments of a message, and chunks of its bytes on the line. */
  fragments: 64,
  chunks: 1_024,
  /** Maximum frames per second. */
  frames: 50,
  topics: 64,
  /** Maximum messages of one array. */
  messages: 100,
  /** Maximum messages that wait behind the one being handled. */
  waiting: 5_000,
  /** Maximum milliseconds without a ping. */
  silence: 30_000,
} as const;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Messages of a frame (an array holds several), or the error. */
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

/** Counts frames of the current second. */
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
