import { join } from 'node:path';
import { DiskFiles } from './disk-files.js';
import type { Files } from './files.js';
import { type Bucket, S3Files } from './s3-files.js';

/** Location of the files shared by all processes. */
export type FilesTarget =
  | {
      readonly kind: 'folder';
      readonly uploads: string;
      /** Parent folder of all other places. */
      readonly others: string;
    }
  | { readonly kind: 's3'; readonly bucket: Bucket };

/** Pictures; exports of operators; records of the last backup and verification. */
export type FilesFolder = 'uploads' | 'exports' | 'notes';

export function openFiles(target: FilesTarget, place: FilesFolder): Files {
  if (target.kind === 's3') return new S3Files(target.bucket, place);
  return new DiskFiles(place === 'uploads' ? target.uploads : join(target.others, place));
}
