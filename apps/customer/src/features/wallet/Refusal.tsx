import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { type Lack, useWayOut } from './useWayOut.js';

const Way = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  // To be touched, and no taller a line for it.
  padding: '8px 0',
  marginBlock: -8,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.palette.accent.text,
}));

interface RefusalProps extends Lack {
  /** The server's sentence and its key, or the form's own. */
  refusal: { readonly key: string; readonly message: string };
}

/** A refusal, and behind its sentence what leads out of it; it stands where a field's error does. */
export function Refusal({ refusal: { key, message }, ...lack }: RefusalProps) {
  const way = useWayOut()(key, lack);
  return (
    <>
      {message}
      {way && (
        <>
          {' '}
          <Way to={way.to}>{way.label}</Way>
        </>
      )}
    </>
  );
}
