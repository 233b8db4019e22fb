import RestartAlt from '@mui/icons-material/RestartAlt';
import RotateRight from '@mui/icons-material/RotateRight';
import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { getFile } from '../../providers/http.js';
import { t } from '../../texts/texts.js';
import { EmptyNote } from '../EmptyNote.js';
import { Coming } from './Coming.js';

const STEP = 1.5;
const FURTHEST = 6;

/** A file that is shown as long as it is on screen, and kept nowhere. */
function useFile(path: string): { url: string | null; failed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['file', path],
    queryFn: () => getFile(path),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { url, failed: isError };
}

/** Marks what is looked at closely, so that a key can go from one to the next. */
const PICTURE = 'data-picture';

/** Puts the focus on the next picture of the page, after the last one on the first. */
export function lookAtNext(): void {
  const all = [...document.querySelectorAll<HTMLElement>(`[${PICTURE}]`)];
  const next = all[(all.findIndex((each) => each === document.activeElement) + 1) % all.length];
  next?.focus();
}

/** One picture, to be looked at closely: by the buttons, or by keys while it has the focus. Each look is on record. */
export const Picture = ({ id, name }: { id: string; name: string }) => {
  const { url, failed } = useFile(`uploads/${id}`);
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const tools = [
    {
      label: t('ui.zoomIn'),
      keys: ['+', '='],
      icon: <ZoomIn />,
      act: () => setZoom(Math.min(FURTHEST, zoom * STEP)),
    },
    { label: t('ui.zoomOut'), keys: ['-'], icon: <ZoomOut />, act: () => setZoom(Math.max(1, zoom / STEP)) },
    { label: t('ui.rotate'), keys: ['.'], icon: <RotateRight />, act: () => setTurn(turn + 90) },
    { label: t('ui.asItWas'), keys: ['0'], icon: <RestartAlt />, act: () => [setZoom(1), setTurn(0)] },
  ];
  const press = (event: KeyboardEvent): void => {
    const tool = tools.find(({ keys }) => keys.includes(event.key));
    if (!tool || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.nativeEvent.stopPropagation();
    tool.act();
  };
  return (
    <Box
      component="figure"
      sx={{ m: 0, minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}
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
        tabIndex={0}
        role="region"
        aria-label={name}
        {...{ [PICTURE]: true }}
        onKeyDown={press}
        sx={{
          ...{ height: 420, overflow: 'auto', display: 'grid', bgcolor: 'background.default' },
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
        }}
      >
        {failed && <EmptyNote text={t('ui.thisPictureCouldNotBeOpened')} />}
        {!failed && url === null && <Coming />}
        {url !== null && (
          <Box
            component="img"
            src={url}
            alt={name}
            sx={{
              width: `${zoom * 100}%`,
              height: zoom === 1 ? 420 : 'auto',
              minHeight: '100%',
              objectFit: 'contain',
              m: 'auto',
              transform: `rotate(${turn}deg)`,
              transition: 'transform 150ms ease-out',
            }}
          />
        )}
      </Box>
    </Box>
  );
};
