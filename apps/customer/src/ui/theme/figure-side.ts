import type { Theme } from '@mui/material/styles';

/** The right, where figures end in every script: they are read from left to right, and their places stand below each other there. */
export const figureSide = ({ direction }: Theme): 'start' | 'end' => (direction === 'rtl' ? 'start' : 'end');
