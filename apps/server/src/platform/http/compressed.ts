import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const packed = promisify(gzip);

/** Minimum length in characters at which compression is worth the CPU time; most answers are shorter. */
const MIN_COMPRESSED_LENGTH = 4_096;
/**
 * Length in characters from which another thread compresses. Below it, handing the answer over and taking it back costs
 * this thread as much as compressing it, and the caller waits a millisecond longer.
 */
const MIN_HANDED_OVER = 32_768;
/** Compression level: above the lowest levels, numbers and names shrink little more, at twice the time. */
const LEVEL = 3;

/** Whether `accept-encoding` names this encoding without a weight; otherwise the answer is sent uncompressed. */
export const acceptsEncoding = (accepted: string | undefined, form: 'br' | 'gzip'): boolean =>
  (accepted ?? '').split(',').some((each) => each.trim() === form);

/**
 * Compresses a read's answer if it is large and the client accepts that. It cannot leak a secret through its length
 * (BREACH): callers are identified by a header that only our own page sets, so a page of another site cannot trigger
 * answers with chosen content next to a secret.
 */
export function compressedFor(
  accepted: string | undefined,
  reply: FastifyReply,
  answer: string,
): string | Buffer | Promise<Buffer> {
  if (answer.length < MIN_COMPRESSED_LENGTH) return answer;
  reply.header('vary', 'accept-encoding');
  if (!acceptsEncoding(accepted, 'gzip')) return answer;
  return answer.length < MIN_HANDED_OVER
    ? gzipped(reply, gzipSync(answer, { level: LEVEL }))
    : packed(answer, { level: LEVEL }).then((bytes) => gzipped(reply, bytes));
}

function gzipped(reply: FastifyReply, bytes: Buffer): Buffer {
  reply.header('content-encoding', 'gzip');
  return bytes;
}
