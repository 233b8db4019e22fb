import FitScreen from '@mui/icons-material/FitScreen';
import RotateRight from '@mui/icons-material/RotateRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import { Box, IconButton, Skeleton, Tooltip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import { getFile } from '../../providers/http.js';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../EmptyNote.js';
import { Coming } from './Coming.js';
import { useReading } from './use-reading.js';
import { STEP, useZoom } from './use-zoom.js';
import { fitOf, type Point, type Size } from './zoom.js';

/** Loads a file as an object URL that is revoked on unmount. */
function useFile(path: string): { url: string | null; failed: boolean } {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['file', path],
    queryFn: () => getFile(path),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  // One that is gone would never be read.
  const isGone = error instanceof HttpError && error.status === 404;
  useReading({ error: isGone ? null : error, isFetching, refetch });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { url, failed: error !== null };
}

/** Marks zoomable pictures, so that a key can go from one to the next. */
const PICTURE = 'data-picture';

/** Focuses the next picture of the page, wrapping around to the first. */
export function lookAtNext(): void {
  const all = [...document.querySelectorAll<HTMLElement>(`[${PICTURE}]`)];
  const next = all[(all.findIndex((each) => each === document.activeElement) + 1) % all.length];
  next?.focus();
}

/** Height of a picture, pixels, also reserved while it loads. */
const HEIGHT = 420;
const OVERLAID = { gridArea: '1 / 1' } as const;

/** Pixels per arrow key press. */
const NUDGE = 60;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: NUDGE, y: 0 },
  ArrowRight: { x: -NUDGE, y: 0 },
  ArrowUp: { x: 0, y: NUDGE },
  ArrowDown: { x: 0, y: -NUDGE },
};

/**
 * Zoomable picture: by buttons, by wheel, fingers and dragging at the pointer, or by keys while it has the focus. Every
 * view is audited.
 */
export const Picture = ({ id, name }: { id: string; name: string }) => {
  const { url, failed } = useFile(`uploads/${id}`);
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const isUnseen = failed || isBroken;
  const [turn, setTurn] = useState(0);
  const isAcross = turn % 180 !== 0;
  const { view, zoom, move, fit, handlers } = useZoom(frame, size, isAcross);
  const tools = [
    { label: t('ui.zoomIn'), keys: ['+', '='], icon: <ZoomIn />, act: () => zoom(STEP) },
    { label: t('ui.zoomOut'), keys: ['-'], icon: <ZoomOut />, act: () => zoom(1 / STEP) },
    {
      label: t('ui.rotate'),
      keys: ['.'],
      icon: <RotateRight />,
      act: () => {
        setTurn(turn + 90);
        fit();
      },
    },
    { label: t('ui.fit'), keys: ['0'], icon: <FitScreen />, act: fit },
  ];
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = view.scale > 1 ? ARROWS[event.key] : undefined;
    const act = arrow ? () => move(arrow) : tools.find(({ keys }) => keys.includes(event.key))?.act;
    if (!act) return;
    event.preventDefault();
    event.nativeEvent.stopPropagation();
    act();
  };
  const room = frame.current && { width: frame.current.clientWidth, height: frame.current.clientHeight };
  // A quarter turn swaps its width and height, so the fit scale changes.
  const refit = size && room && isAcross ? fitOf(size, room, true) / fitOf(size, room, false) : 1;
  return (
    <Box
      component="figure"
      sx={{ m: 0, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 3, borderBottom: 1, borderColor: 'divider' }}>
        <Typography component="figcaption" variant="subtitle2" sx={{ flex: 1 }} noWrap>
          {name}
        </Typography>
        {tools.map(({ label, keys: [key], icon, act }) => (
          <Tooltip key={label} title={`${label} (${key})`}>
            <IconButton size="small" aria-label={`${label}: ${name}`} onClick={act}>
              {icon}
            </IconButton>
          </Tooltip>
        ))}
      </Box>
      <Box
        ref={frame}
        tabIndex={0}
        role="region"
        aria-label={name}
        {...{ [PICTURE]: true }}
        onKeyDown={press}
        {...handlers}
        sx={{
          ...{ height: HEIGHT, overflow: 'hidden', display: 'grid', bgcolor: 'background.default' },
          cursor: view.scale > 1 ? 'grab' : 'zoom-in',
          '&:active': { cursor: view.scale > 1 ? 'grabbing' : 'zoom-in' },
          // A finger scrolls the page while there is nothing to pan.
          touchAction: view.scale > 1 ? 'none' : 'pan-y',
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
        }}
      >
        {isUnseen && <EmptyNote text={t('ui.thisPictureCouldNotBeOpened')} />}
        {!isUnseen && size === null && (
          <Box sx={OVERLAID}>
            {url === null && <Coming />}
            <Skeleton variant="rectangular" height={HEIGHT} />
          </Box>
        )}
        {url !== null && !isBroken && (
          <Box
            component="img"
            src={url}
            alt={name}
            draggable={false}
            onError={() => setIsBroken(true)}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              setSize({ width, height })
            }
            sx={{ ...OVERLAID, width: '100%', height: HEIGHT, objectFit: 'contain', userSelect: 'none' }}
            style={{
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale * refit}) rotate(${turn}deg)`,
            }}
          />
        )}
      </Box>
    </Box>
  );
};
