import { z } from 'zod';

/** A path of this site, an https address, or a small picture written into its own address; empty: none. */
export const pictureAddress = z
  .string()
  .trim()
  .max(8000)
  .regex(
    /^(\/[\w\-./]*|https:\/\/[^\s"'<>]{1,300}|data:image\/(svg\+xml|png|webp|jpeg)[;,][^"<>]+)?$/,
    'A path of this site or an https address.',
  );
