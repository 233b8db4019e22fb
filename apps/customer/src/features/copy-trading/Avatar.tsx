import { styled } from '@mui/material/styles';
import { useState } from 'react';

const Disc = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  overflow: 'hidden',
  borderRadius: 999,
  ...theme.typography.h3,
  color: theme.palette.accent.text,
  background: theme.palette.accent.tint,
  '&[data-large="true"]': { width: 64, height: 64, ...theme.typography.h1 },
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

interface AvatarProps {
  nickname: string;
  /** Image address; empty: none. */
  address: string;
  large?: boolean;
}

/** Person's picture, or the first letter of the name. The name is shown next to it. */
export function Avatar({ nickname, address, large }: AvatarProps) {
  const [lost, setLost] = useState('');
  const shown = address !== '' && address !== lost;
  return (
    <Disc data-large={large} aria-hidden>
      {shown ? (
        <img src={address} alt="" onError={() => setLost(address)} />
      ) : (
        ([...nickname][0]?.toLocaleUpperCase() ?? '–')
      )}
    </Disc>
  );
}
