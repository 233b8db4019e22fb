import { post } from '../../providers/http.js';

/** Longest side that is sent, pixels: more than any phone shows. */
const LONGEST = 1600;
/** Maximum base64 characters of a picture in one request. */
const MAX_CHARACTERS = 1_000_000;
/** JPEG qualities, best first, until the picture fits. */
const QUALITIES = [0.86, 0.7, 0.5, 0.3];

/** Number of pictures that are chosen but not in their form yet, by form. */
const coming = new WeakMap<object, number>();

/** Whether a picture is being uploaded for this form: saved now, it would lack it. */
export const isPictureComing = (form: object): boolean => (coming.get(form) ?? 0) > 0;

function count(form: object | undefined, by: 1 | -1): void {
  if (form) coming.set(form, (coming.get(form) ?? 0) + by);
}

/**
 * Opens a file dialog, uploads the picture and puts its address into the form; nothing if none was chosen. `form` is
 * what the form's parts have in common, if it is one of several fields.
 */
export async function choosePicture(form: object | undefined, put: (address: string) => void): Promise<void> {
  const file = await chosen();
  if (!file) return;
  count(form, 1);
  try {
    put((await post<{ url: string }>('uploads', { data: await fitting(file) })).url);
  } finally {
    count(form, -1);
  }
}

function chosen(): Promise<File | null> {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = 'image/jpeg,image/png,image/webp';
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve(input.files?.[0] ?? null));
    input.addEventListener('cancel', () => resolve(null));
    input.click();
  });
}

/** Picture as base64, compressed as far as necessary. */
async function fitting(file: File): Promise<string> {
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('This is no picture that can be read: a JPEG, PNG or WebP is needed.');
  });
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser cannot draw pictures.');
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const data = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
    if (data.length <= MAX_CHARACTERS) return data;
  }
  throw new Error('This picture is too large.');
}
