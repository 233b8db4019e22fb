import AddAPhoto from '@mui/icons-material/AddAPhotoRounded';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorKey, useSaid } from './useSaid.js';

const Box = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  marginBlockEnd: 8,
  scrollMarginBlock: 96,
  '& > label': { ...theme.typography.body2, fontWeight: 500 },
  '& > p': {
    margin: 0,
    '&:empty': { display: 'none' },
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
    '&[data-wrong="true"]': { color: theme.palette.error.main },
  },
}));

const Area = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  gap: 8,
  minHeight: 112,
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px dashed ${theme.palette.text.secondary}`,
  background: theme.palette.background.paper,
  color: theme.palette.text.secondary,
  textAlign: 'center',
  '&[data-filled="true"]': { borderStyle: 'solid', borderColor: theme.palette.divider },
  '&[data-wrong="true"]': { borderColor: theme.palette.error.main },
  '&:focus-within': { outline: `2px solid ${theme.palette.accent.text}`, outlineOffset: 1 },
  '& > img': { width: '100%', height: 112, objectFit: 'contain', background: theme.palette.tokens.raised },
  '& > span': { ...theme.typography.body2, display: 'grid', justifyItems: 'center', gap: 4, padding: 16 },
  '& > input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 },
  '& > .MuiLinearProgress-root': { position: 'absolute', insetInline: 0, insetBlockEnd: 0, height: 6 },
}));

/** Picture with its actions next to it. Content below does not move when a picture is picked. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > :first-of-type': { flex: '1 1 160px' },
});

const Actions = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: 8,
  flex: '0 1 auto',
  '& > *': { minHeight: 44 },
});

interface ImageSlotProps {
  label: string;
  hint?: string;
  error?: ReactNode;
  /** Picture shown, as an object URL. `loading`: being fetched, null: none. */
  picture: string | 'loading' | null;
  /** Upload progress from 0 to 1; null: not uploading. */
  progress: number | null;
  disabled?: boolean;
  onPick: (file: File) => void;
  onRemove: () => void;
  /** Only after a failure that a retry may fix. */
  onRetry?: () => void;
}

/** Slot for one picture from the camera or a file. Uploads it as soon as it is picked. */
export function ImageSlot(props: ImageSlotProps) {
  const { label, hint, error, picture, progress, disabled, onPick, onRemove, onRetry } = props;
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const sending = progress !== null;
  const [hasSent, setHasSent] = useState(sending);
  if (sending && !hasSent) setHasSent(true);
  // An upload takes so long that the customer may be in another field when it fails.
  const said = useSaid(hasSent);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows picking the same file again.
    target.value = '';
    if (file) onPick(file);
  };
  return (
    <Box {...said.field}>
      <label htmlFor={id}>{label}</label>
      <Row>
        <Area data-filled={picture !== null} data-wrong={Boolean(error)} aria-busy={picture === 'loading'}>
          {picture === 'loading' && <Skeleton variant="rectangular" width="100%" height={112} />}
          {picture !== null && picture !== 'loading' && <img src={picture} alt={label} />}
          {picture === null && (
            <span aria-hidden>
              <AddAPhoto />
              {t('picture.choose')}
            </span>
          )}
          <input
            ref={input}
            id={id}
            type="file"
            accept="image/*"
            disabled={disabled || sending}
            aria-describedby={`${id}-hint`}
            aria-invalid={Boolean(error)}
            onChange={pick}
          />
          {sending && (
            <LinearProgress
              variant="determinate"
              value={Math.round(progress * 100)}
              aria-label={t('picture.sending', { what: label })}
            />
          )}
        </Area>
        {(picture !== null || onRetry) && !disabled && (
          <Actions>
            {onRetry && (
              <Button variant="outlined" onClick={onRetry}>
                {t('ui.retry')}
              </Button>
            )}
            {picture !== null && !sending && (
              <Button
                variant="outlined"
                aria-label={t('picture.replaceOf', { what: label })}
                onClick={() => input.current?.click()}
              >
                {t('picture.replace')}
              </Button>
            )}
            {picture !== null && (
              <Button color="error" aria-label={t('picture.removeOf', { what: label })} onClick={onRemove}>
                {t(sending ? 'ui.cancel' : 'picture.remove')}
              </Button>
            )}
          </Actions>
        )}
      </Row>
      <p id={`${id}-hint`} data-wrong={Boolean(error)} {...said.line}>
        {error ? (
          <span key={errorKey(error)}>{error}</span>
        ) : sending ? (
          t('picture.sending', { what: label })
        ) : (
          hint
        )}
      </p>
    </Box>
  );
}
