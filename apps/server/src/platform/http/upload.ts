import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Timeout for receiving a file, ms. */
const READ_TIMEOUT_MS = 60_000;
/** Allowance for the multipart framing around the file, bytes. */
const MULTIPART_OVERHEAD = 64 * 1024;

/** Registers routes that accept multipart bodies; all other routes reject them. */
export function acceptMultipart(server: FastifyInstance, route: (scope: FastifyInstance) => void): void {
  void server.register(async (scope) => {
    await scope.register(multipart);
    route(scope);
  });
}

/** Bytes of the part named `file`, and the short text fields; the file name is ignored. */
export async function readUpload(
  request: FastifyRequest,
  mostBytes: number,
): Promise<Readonly<Record<string, Buffer | string>>> {
  if (!request.isMultipart()) return {};
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + MULTIPART_OVERHEAD) throw withStatus(413);
  const cutOff = setTimeout(() => request.raw.destroy(), READ_TIMEOUT_MS);
  try {
    const limits = { fileSize: mostBytes, files: 1, fields: 10, parts: 11, fieldSize: 1_000 };
    const fields: Record<string, Buffer | string> = Object.create(null);
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value;
        continue;
      }
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file' && bytes.length > 0) fields.file = bytes;
    }
    return fields;
  } catch (error) {
    throw withStatus((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? 413 : 400);
  } finally {
    clearTimeout(cutOff);
  }
}

const withStatus = (statusCode: number): Error => Object.assign(new Error('unusable upload'), { statusCode });
