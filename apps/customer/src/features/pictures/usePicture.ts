import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPicture, sendPicture } from '../../api/files.js';
import { Refusal } from '../../api/http.js';
import { pictureKeys } from './keys.js';
import { longestSide } from './sent-size.js';

/** Quality and format of uploads. */
const SENT = { initialQuality: 0.7, fileType: 'image/jpeg' } as const;

/** Displayed width and height, after the EXIF rotation. */
async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  const drawn = await createImageBitmap(file);
  const { width, height } = drawn;
  drawn.close();
  return { width, height };
}

/** Reduces a photo for upload. Unreadable files are sent as they are: the server reports why it refuses them. */
async function smaller(file: File, signal: AbortSignal): Promise<Blob> {
  try {
    const [{ default: compress }, size] = await Promise.all([
      import('browser-image-compression'),
      sizeOf(file),
    ]);
    // The library's worker would load itself from a third-party address.
    const held = { ...SENT, maxWidthOrHeight: longestSide(size), useWebWorker: false, signal };
    const made = await compress(file, held);
    return made.size < file.size || made.type !== file.type ? made : file;
  } catch {
    signal.throwIfAborted();
    return file;
  }
}

/** Object URL of a picture of this page; revoked when another one replaces it. */
function useObjectUrl(blob: Blob | null | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return setUrl(null);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

interface Sending {
  readonly file: File;
  readonly progress: number;
}

type Send = typeof sendPicture;

/**
 * Picture of one slot: `address` is the upload, '' for none. With a visitor's `sendAs`, to whom the server serves no
 * pictures, the local file is shown.
 */
export function usePicture(address: string, onAddress: (address: string) => void, sendAs?: Send) {
  const { t } = useTranslation();
  const [sending, setSending] = useState<Sending | null>(null);
  const [sent, setSent] = useState<File | null>(null);
  const [failed, setFailed] = useState<{ file: File; said: string; retry: boolean } | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const own = useQuery({
    queryKey: pictureKeys.picture(address),
    queryFn: ({ signal }) => fetchPicture(address, signal),
    enabled: address !== '' && !sendAs,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true },
  });
  const stored = sendAs ? sent : own.data;
  const shown = useObjectUrl(sending ? sending.file : address === '' ? null : stored);

  const send = async (file: File) => {
    control.current?.abort();
    const mine = new AbortController();
    control.current = mine;
    setFailed(null);
    setSending({ file, progress: 0 });
    onAddress('');
    try {
      const made = await smaller(file, mine.signal);
      const onProgress = (progress: number) => {
        if (control.current === mine) setSending({ file, progress });
      };
      onAddress(await (sendAs ?? sendPicture)(made, { onProgress, signal: mine.signal }));
      setSent(file);
    } catch (fault) {
      if (mine.signal.aborted) return;
      const refused = fault instanceof Refusal;
      setFailed({ file, said: refused ? fault.message : t('picture.failed'), retry: !refused });
    }
    if (control.current === mine) setSending(null);
  };
  return {
    picture: shown ?? (address !== '' && !own.isError ? ('loading' as const) : null),
    progress: sending ? sending.progress : null,
    failure: failed?.said ?? (own.isError ? t('picture.gone') : undefined),
    onPick: (file: File): void => void send(file),
    onRetry: failed?.retry ? () => void send(failed.file) : undefined,
    onRemove: () => {
      control.current?.abort();
      setSending(null);
      setFailed(null);
      onAddress('');
    },
  };
}
