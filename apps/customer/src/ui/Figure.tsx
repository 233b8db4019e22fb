import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';

const Isolated = styled('bdi')({
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/** Digits of equal width, left to right in every language. Set by attribute, because mirrored styles would flip it. */
export function Figure(props: ComponentProps<typeof Isolated>) {
  return <Isolated dir="ltr" {...props} />;
}
