import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const packed = promisify(gzip);

/** Characters from which an answer is worth the processor's time; most answers have fewer. */
const WORTH_IT = 4_096;
/** Beyond the lowest levels figures and names shrink little more, at twice the time. */
const LEVEL = 3;

/** Whether a client says that it takes this form, plainly and without weights: otherwise it gets what everybody reads. */
export const takesForm = (accepted: string | undefined, form: 'br' | 'gzip'): boolean =>
  (accepted ?? '').split(',').some((each) => each.trim() === form);

/**
 * A read's answer as the client takes it: compressed where it says so and the answer is large. Nothing that a page of
 * another site can have sent stands in it beside a secret, since a caller is known by a header that only our own page
 * sets: its length tells nobody anything.
 */
export function compressedFor(
  accepted: string | undefined,
  reply: FastifyReply,
  answer: string,
): string | Promise<Buffer> {
  if (answer.length < WORTH_IT) return answer;
  reply.header('vary', 'accept-encoding');
  return takesForm(accepted, 'gzip') ? pack(reply, answer) : answer;
}

async function pack(reply: FastifyReply, answer: string): Promise<Buffer> {
  const bytes = await packed(answer, { level: LEVEL });
  reply.header('content-encoding', 'gzip');
  return bytes;
}
