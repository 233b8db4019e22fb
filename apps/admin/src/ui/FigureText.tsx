import { Box } from '@mui/material';
import { signed } from './figures.js';

interface Props {
  readonly value: number | null | undefined;
  readonly write: (value: number) => string;
  /** With a sign and a colour: profit and loss. */
  readonly toned?: boolean;
}

/** A figure in tabular digits. */
export const FigureText = ({ value, write, toned = false }: Props) => {
  if (value === null || value === undefined) return <>–</>;
  const color = !toned || value === 0 ? 'inherit' : value > 0 ? 'success.main' : 'error.main';
  return (
    <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', color }}>
      {toned ? signed(value, write) : write(value)}
    </Box>
  );
};
