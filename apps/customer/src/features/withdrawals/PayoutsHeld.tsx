import type { AppKey } from '@truemark/i18n';
import { Suspense, useEffect, useState } from 'react';
import type { PayoutsHeldProps } from '../product.js';
import { productParts } from '../product-parts.js';

const PARTS = productParts(({ payoutsHeld }) => payoutsHeld);

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
  return PARTS.map(({ name, Part }) => (
    <Suspense key={name}>
      <Part onHeld={(why) => keep(name, why)} />
    </Suspense>
  ));
}
