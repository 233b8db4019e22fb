import { styled } from '@mui/material/styles';

/** Visually hidden, for screen readers. */
export const UNSEEN = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const Unseen = styled('span')(UNSEEN);
