import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.js';

const faultsOf = (variables: Record<string, string>): readonly string[] => {
  try {
    readEnvironment(variables);
    return [];
  } catch (error) {
    return (error as EnvironmentError).faults;
  }
};

describe('where files lie', () => {
  it('is DATA_DIR, unless somebody says otherwise', () => {
    expect(readEnvironment({ DATA_DIR: '/data' }).files).toEqual({
      kind: 'folder',
      uploads: '/data/uploads',
      others: '/data',
    });
  });

  it.each(['/mnt/shared', 'file:///mnt/shared'])('is the folder %s', (url) => {
    expect(readEnvironment({ UPLOADS_URL: url }).files).toEqual({
      kind: 'folder',
      uploads: '/mnt/shared',
      others: '/mnt/shared',
    });
  });

  it('is a bucket, of Amazon or at an address of its own', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    expect(
      readEnvironment({ ...keys, UPLOADS_URL: 's3://pictures/a/b/', AWS_REGION: 'eu-west-1' }).files,
    ).toEqual({
      kind: 's3',
      bucket: {
        url: 'https://pictures.s3.eu-west-1.amazonaws.com',
        region: 'eu-west-1',
        prefix: 'a/b/',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
        sessionToken: null,
      },
    });
    const own = { ...keys, UPLOADS_URL: 's3://pictures', AWS_ENDPOINT_URL: 'http://minio:9000/' };
    expect(readEnvironment(own).files).toMatchObject({
      bucket: { url: 'http://minio:9000/pictures', prefix: '' },
    });
  });

  it('names what cannot be used', () => {
    expect(faultsOf({ UPLOADS_URL: 'ftp://host/folder' })).toEqual([
      'UPLOADS_URL cannot be read: s3://bucket/prefix, file:///folder or a path',
    ]);
    expect(faultsOf({ UPLOADS_URL: 's3://', AWS_ENDPOINT_URL: 'minio' })).toEqual([
      'UPLOADS_URL cannot be read: s3://bucket/prefix',
      'UPLOADS_URL in a bucket needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
      'AWS_ENDPOINT_URL cannot be read: https://…',
    ]);
  });
});

describe('the key of the secrets', () => {
  it('needs PostgreSQL, and a length', () => {
    const key = 'x'.repeat(32);
    expect(readEnvironment({ SECRET_KEY: key, DATABASE_URL: 'postgres://h/d' }).secretKey).toBe(key);
    expect(faultsOf({ SECRET_KEY: 'short' })).toEqual([
      'SECRET_KEY needs 32 characters and more',
      'SECRET_KEY seals secrets in PostgreSQL: it needs a DATABASE_URL',
    ]);
  });
});
