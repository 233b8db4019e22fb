import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FilesTarget } from '../platform/storage/open-files.js';

type Given = (name: string) => string | undefined;

/** Minimum length: a shorter key could be brute-forced with a copy of the database. */
const MIN_KEY_LENGTH = 32;

/**
 * Location of pictures and exports: in `DATA_DIR`, in a shared folder, or in a bucket. `UPLOADS_URL` is
 * `s3://bucket/prefix`, a `file://` address or a path; credentials, endpoint and region use the usual S3 variables
 * (`AWS_…`).
 */
export function filesOf(given: Given, dataDir: string, faults: string[]): FilesTarget {
  const url = given('UPLOADS_URL');
  if (url === undefined) return { kind: 'folder', uploads: join(dataDir, 'uploads'), others: dataDir };
  if (url.startsWith('s3:')) return bucketOf(url, given, faults);
  if (/^[a-z][a-z0-9+.-]+:/i.test(url) && !url.startsWith('file:'))
    faults.push('UPLOADS_URL cannot be read: s3://bucket/prefix, file:///folder or a path');
  const folder = url.startsWith('file:') ? fileURLToPath(url) : resolve(url);
  return { kind: 'folder', uploads: folder, others: folder };
}

function bucketOf(url: string, given: Given, faults: string[]): FilesTarget {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed?.hostname) faults.push('UPLOADS_URL cannot be read: s3://bucket/prefix');
  const accessKeyId = given('AWS_ACCESS_KEY_ID');
  const secretAccessKey = given('AWS_SECRET_ACCESS_KEY');
  if (accessKeyId === undefined || secretAccessKey === undefined)
    faults.push('UPLOADS_URL in a bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const region = given('AWS_REGION') ?? 'us-east-1';
  const endpoint = given('AWS_ENDPOINT_URL')?.replace(/\/+$/, '');
  if (endpoint !== undefined && !/^https?:\/\/[^/]/.test(endpoint))
    faults.push('AWS_ENDPOINT_URL cannot be read: https://…');
  const name = parsed?.hostname ?? '';
  const prefix = parsed?.pathname.replace(/^\/+|\/+$/g, '') ?? '';
  return {
    kind: 's3',
    bucket: {
      url: endpoint === undefined ? `https://${name}.s3.${region}.amazonaws.com` : `${endpoint}/${name}`,
      region,
      prefix: prefix && `${prefix}/`,
      accessKeyId: accessKeyId ?? '',
      secretAccessKey: secretAccessKey ?? '',
      sessionToken: given('AWS_SESSION_TOKEN') ?? null,
    },
  };
}

/** Key that decrypts the installation's secrets in the database; null: they are in `DATA_DIR`. */
export function secretKeyOf(given: Given, faults: string[]): string | null {
  const key = given('SECRET_KEY');
  if (key === undefined) return null;
  if (key.length < MIN_KEY_LENGTH) faults.push(`SECRET_KEY needs ${MIN_KEY_LENGTH} characters and more`);
  if (given('DATABASE_URL') === undefined)
    faults.push('SECRET_KEY seals secrets in PostgreSQL: it needs a DATABASE_URL');
  return key;
}
