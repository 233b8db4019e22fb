import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { type Lack, useWayOut } from './useWayOut.js';

const Way = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  // To be touched, and no taller a line for it.
  padding: '8px 0',
  marginBlock: -8,
  marginInlineEnd: 8,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.palette.accent.text,
}));

interface RefusalProps extends Lack {
  /** The server's sentence and its key, or the form's own. */
  refusal: { readonly key: string; readonly message: string };
}

/** A refusal, and behind its sentence what leads out of it; it stands where a field's error does. */
export function Refusal({ refusal, ...lack }: RefusalProps) {
  const { text, ways } = useWayOut()(refusal, lack);
  return (
    <>
      {text}
      {ways.map(({ label, to }) => (
        <Fragment key={to}>
          {' '}
          <Way to={to}>{label}</Way>
        </Fragment>
      ))}
    </>
  );
}
