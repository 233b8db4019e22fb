import { HttpException } from '@nestjs/common';

/** HTTP status of an error; 500 if it has none. */
export function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  return (error as { statusCode?: number } | null)?.statusCode ?? 500;
}
