import { HttpException } from '@nestjs/common';

/** The HTTP status that an error stands for; 500 where it names none. */
export function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  return (error as { statusCode?: number } | null)?.statusCode ?? 500;
}
