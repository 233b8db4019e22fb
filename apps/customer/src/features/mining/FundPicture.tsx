import Savings from '@mui/icons-material/SavingsRounded';
import { styled } from '@mui/material/styles';
import { useState } from 'react';

const Square = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  overflow: 'hidden',
  borderRadius: 12,
  color: theme.palette.accent.text,
  background: theme.palette.accent.tint,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

/** Fund's picture, or the app's default. The title is shown next to it. */
export function FundPicture({ address }: { address: string }) {
  const [lost, setLost] = useState('');
  return (
    <Square aria-hidden>
      {address !== '' && address !== lost ? (
        <img src={address} alt="" onError={() => setLost(address)} />
      ) : (
        <Savings />
      )}
    </Square>
  );
}
