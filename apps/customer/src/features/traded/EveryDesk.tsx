import type { ReactNode } from 'react';
import type { TradeCircumstances, TradeParts } from './trade-parts.js';
import type { TradeDesk } from './traded.js';

interface EveryDeskProps {
  desks: readonly TradeDesk[];
  circumstances: Omit<TradeCircumstances, 'isOn'>;
  /** Name of the product shown. */
  shown: string | undefined;
  /** Names of the products offered. */
  offered: readonly string[];
  /** Trade parts of the shown product, once its desk is among those already rendered. */
  parts?: TradeParts | undefined;
  children: (parts: TradeParts) => ReactNode;
}

/**
 * Renders the shown product's part of the trade screen. Every desk stays mounted, so that its inputs are kept while
 * another is shown.
 */
export function EveryDesk({ desks, parts, children, ...all }: EveryDeskProps) {
  const [first, ...rest] = desks;
  if (!first) return parts && children(parts);
  const { name, Desk } = first;
  const { circumstances, shown, offered } = all;
  return (
    <Desk {...circumstances} isOn={name === shown && offered.includes(name)}>
      {(own) => (
        <EveryDesk desks={rest} {...all} parts={name === shown ? own : parts}>
          {children}
        </EveryDesk>
      )}
    </Desk>
  );
}
