import type { AppKey } from '@truemark/i18n';
import { useEffect, useState } from 'react';
import type { PayoutsHeldProps } from '../product.js';
import { productParts } from '../product-parts.js';

/** What could not be asked holds nothing: the server refuses what it has to. */
function Unknown({ onHeld }: PayoutsHeldProps) {
  useEffect(() => onHeld(null), [onHeld]);
  return null;
}

const PARTS = productParts(({ payoutsHeld }) => payoutsHeld, Unknown);

/** Why products currently hold payouts; the first reason is reported once each product has answered. */
export function PayoutsHeld({ onHeld }: PayoutsHeldProps) {
  const [reasons, setReasons] = useState<Readonly<Record<string, AppKey | null>>>({});
  const first = Object.values(reasons).find((why) => why !== null) ?? null;
  const isKnown = PARTS.every(({ name }) => name in reasons);
  useEffect(() => {
    if (isKnown) onHeld(first);
  }, [isKnown, first, onHeld]);
  const keep = (name: string, why: AppKey | null): void =>
    setReasons((known) => (known[name] === why ? known : { ...known, [name]: why }));
  return PARTS.map(({ name, Part }) => <Part key={name} onHeld={(why) => keep(name, why)} />);
}
