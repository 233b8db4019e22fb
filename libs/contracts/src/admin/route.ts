import type { z } from 'zod';

/** An answer that is a file of this media type. */
export interface FileAnswer {
  readonly file: string;
}

/** Body of a route, and its answers by HTTP status; 202: the answer is a request that waits for approval. */
export type AdminRoute = Readonly<
  { body?: z.ZodType } & Partial<Record<200 | 201 | 202, z.ZodType | FileAnswer>>
>;

/** Routes below `/admin/api`, such as `POST customers/:id/block`. */
export type AdminRoutes = Readonly<Record<string, AdminRoute>>;

export const isFileAnswer = (answer: z.ZodType | FileAnswer): answer is FileAnswer => 'file' in answer;
