import { Box } from '@mui/material';
import { formatUnrounded, money, signed } from './figures.js';

interface Props {
  readonly value: number | null | undefined;
  readonly write: (value: number) => string;
  /** Currency of the amount, written after it. */
  readonly currency?: string;
  /** With sign and colour: profit and loss. */
  readonly toned?: boolean;
}

/** Figure in tabular digits; the tooltip of a rounded amount has all digits. */
export const FigureText = ({ value, write, currency = '', toned = false }: Props) => {
  if (value === null || value === undefined) return <>–</>;
  const color = !toned || value === 0 ? 'inherit' : value > 0 ? 'success.main' : 'error.main';
  const rounds = write === money && formatUnrounded(value) !== money(value);
  return (
    <Box
      component="span"
      {...(rounds && { title: formatUnrounded(value) })}
      sx={{ fontVariantNumeric: 'tabular-nums', color }}
    >
      {toned ? signed(value, write) : write(value)}
      {currency && ` ${currency}`}
    </Box>
  );
};
