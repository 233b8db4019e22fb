import { Fragment } from 'react';
import { offeredProducts } from '../offered.js';
import { productParts } from '../product-parts.js';
import { type Lack, useWayOut } from './useWayOut.js';
import { Way } from './Way.js';

const COMING = productParts(({ coming }) => coming);

interface RefusalProps extends Lack {
  /** Server's message and key, or the form's own. */
  refusal: { readonly key: string; readonly message: string };
}

/** Refusal with links that resolve it, in place of a field's error. */
export function Refusal({ refusal, ...lack }: RefusalProps) {
  const { text, ways } = useWayOut()(refusal, lack);
  const paysIn = offeredProducts().some(
    ({ way }) => way?.lack && ways.some(({ to }) => to.split('?')[0] === way.path),
  );
  return (
    <>
      {text}
      {ways.map(({ label, to }) => (
        <Fragment key={to}>
          {' '}
          <Way to={to} sx={{ whiteSpace: 'nowrap' }}>
            {label}
          </Way>
        </Fragment>
      ))}
      {paysIn && COMING.map(({ name, Part }) => <Part key={name} />)}
    </>
  );
}
