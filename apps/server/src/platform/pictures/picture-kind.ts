/** Magic numbers of file formats, by their common name. */
const SIGNATURES: readonly (readonly [kind: string, at: number, bytes: string])[] = [
  ['JPEG', 0, '\xff\xd8\xff'],
  ['PNG', 0, '\x89PNG\r\n\x1a\n'],
  ['WebP', 8, 'WEBP'],
  ['GIF', 0, 'GIF8'],
  ['BMP', 0, 'BM'],
  ['TIFF', 0, 'II*\0'],
  ['TIFF', 0, 'MM\0*'],
  ['PDF', 0, '%PDF'],
  ['ZIP', 0, 'PK\x03\x04'],
  ['AVIF', 4, 'ftypavif'],
  ['HEIC', 4, 'ftyphei'],
  ['HEIC', 4, 'ftyphev'],
  ['HEIC', 4, 'ftypmif1'],
  ['HEIC', 4, 'ftypmsf1'],
];

/** Accepted formats. */
export const PICTURE_KINDS = ['JPEG', 'PNG', 'WebP'] as const;

/** Stands for a format that is none of the known ones. */
export const UNKNOWN_KIND = '?';

/** Format by the file's first bytes. */
export function pictureKind(bytes: Buffer): string {
  const found = SIGNATURES.find(
    ([, at, signature]) => bytes.toString('latin1', at, at + signature.length) === signature,
  );
  return found?.[0] ?? UNKNOWN_KIND;
}
