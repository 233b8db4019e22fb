import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const packed = promisify(gzip);

/** Minimum length in characters at which compression is worth the CPU time; most answers are shorter. */
const MIN_COMPRESSED_LENGTH = 4_096;
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
): string | Promise<Buffer> {
  if (answer.length < MIN_COMPRESSED_LENGTH) return answer;
  reply.header('vary', 'accept-encoding');
  return acceptsEncoding(accepted, 'gzip') ? gzipAnswer(reply, answer) : answer;
}

async function gzipAnswer(reply: FastifyReply, answer: string): Promise<Buffer> {
  const bytes = await packed(answer, { level: LEVEL });
  reply.header('content-encoding', 'gzip');
  return bytes;
}
