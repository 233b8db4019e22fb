import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { createElement } from 'react';

const Text = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  ...theme.typography.body2,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
}));

/** Text from operators, with line breaks, in the direction of its own language. */
export const Words = (props: ComponentProps<typeof Text>) => createElement(Text, { dir: 'auto', ...props });
