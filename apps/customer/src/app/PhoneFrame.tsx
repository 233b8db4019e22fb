import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useFlag } from '../features/configuration/configuration.js';
import { FRAME_ID } from '../ui/shown.js';

const Ground = styled('div')({ height: '100%', display: 'grid' });

/** `contain: layout` keeps sheets and toasts inside the frame. */
const Frame = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  contain: 'layout paint',
  position: 'relative',
  minHeight: 0,
  height: '100dvh',
  width: '100%',
  background: theme.palette.background.default,
  '&[data-phone="true"]': {
    '@media (min-width: 700px) and (min-height: 600px)': {
      placeSelf: 'center',
      width: 430,
      height: 'min(932px, calc(100dvh - 32px))',
      borderRadius: 32,
      border: `1px solid ${theme.palette.divider}`,
      boxShadow: '0 24px 64px rgba(0, 0, 0, 0.18)',
    },
  },
}));

/** The whole window, or a phone frame on wide screens if the setting requires it. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  const phone = useFlag('is_show_mobile');
  return (
    <Ground>
      <Frame id={FRAME_ID} data-phone={phone}>
        {children}
      </Frame>
    </Ground>
  );
}
