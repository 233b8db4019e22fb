import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Isolated = styled('bdi')({
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Digits: all of one width, left to right in every language. (An attribute, because mirrored styles would turn it.) */
export function Figure(props: ComponentProps<typeof Isolated>) {
  return <Isolated dir="ltr" {...props} />;
}
