import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeAvatar, setAvatar } from '../../api/traders.js';
import { useIdempotentCall } from '../../api/useIdempotentCall.js';
import { BusyLabel } from '../../ui/BusyLabel.js';
import { usePicture } from '../pictures/usePicture.js';
import { Avatar } from './Avatar.js';
import { copyKeys } from './keys.js';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  '& > div': { flex: 1, minWidth: 0 },
  '& strong': { ...theme.typography.body2, fontWeight: 500 },
  '& p': {
    ...theme.typography.caption,
    margin: 0,
    color: theme.palette.text.secondary,
    '&[role="alert"]': { color: theme.palette.error.main },
  },
}));

interface AvatarFieldProps {
  nickname: string;
  /** Current image address; empty: none. */
  address: string;
}

/** Public picture next to the name. Saved as soon as it is uploaded. */
export function AvatarField({ nickname, address }: AvatarFieldProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [kept, setKept] = useState(address);
  const set = useIdempotentCall({ action: setAvatar, said: t('follow.saved') });
  const keep = (next: string) => {
    if (next === '') return;
    setKept(next);
    set.send(next, { onSuccess: () => client.invalidateQueries({ queryKey: copyKeys.standing }) });
  };
  const { picture, progress, failure, onPick } = usePicture(kept, keep);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows picking the same file again.
    target.value = '';
    if (file) onPick(file);
  };
  const remove = useIdempotentCall({ action: removeAvatar, said: t('follow.saved') });
  const onRemove = () =>
    remove.send(undefined, {
      onSuccess: () => {
        setKept('');
        client.invalidateQueries({ queryKey: copyKeys.standing });
      },
    });
  const busy = remove.busy || progress !== null || set.busy;
  return (
    <Row>
      <Avatar large nickname={nickname} address={picture === 'loading' ? '' : (picture ?? '')} />
      <div>
        <strong>{t('follow.picture')}</strong>
        <p id={hint} role={failure ? 'alert' : undefined}>
          {failure ?? t('follow.pictureHint')}
        </p>
      </div>
      <input ref={input} type="file" accept="image/*" hidden onChange={pick} />
      {kept !== '' && (
        <Button disabled={busy} sx={{ flex: 'none', minHeight: 44 }} onClick={onRemove}>
          {t('follow.pictureRemove')}
        </Button>
      )}
      <Button
        variant="outlined"
        disabled={busy}
        aria-describedby={hint}
        sx={{ flex: 'none', minHeight: 44 }}
        onClick={() => input.current?.click()}
      >
        <BusyLabel busy={busy}>{t('follow.pictureChoose')}</BusyLabel>
      </Button>
    </Row>
  );
}
