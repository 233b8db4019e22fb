import type { Theme } from '@mui/material/styles';

/**
 * The right side, where figures end in every script: they are read from left to right and their decimal places align
 * there.
 */
export const figureSide = ({ direction }: Theme): 'start' | 'end' => (direction === 'rtl' ? 'start' : 'end');
