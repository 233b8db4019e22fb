import { styled } from '@mui/material/styles';

/** Digits: all of one width, left to right in every language. */
export const Figure = styled('bdi')({
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
