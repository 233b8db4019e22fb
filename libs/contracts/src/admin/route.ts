import type { z } from 'zod';

/** An answer that is a file of this media type. */
export interface FileAnswer {
  readonly file: string;
}

/** What a route takes, and what it answers by HTTP status; 202: it was only asked for, and this is the request. */
export type AdminRoute = Readonly<
  { body?: z.ZodType } & Partial<Record<200 | 201 | 202, z.ZodType | FileAnswer>>
>;

/** Routes below `/admin/api`, such as `POST customers/:id/block`. */
export type AdminRoutes = Readonly<Record<string, AdminRoute>>;

export const isFileAnswer = (answer: z.ZodType | FileAnswer): answer is FileAnswer => 'file' in answer;
