import type { ReactNode } from 'react';
import type { TradeCircumstances, TradeParts } from './trade-parts.js';
import type { TradeDesk } from './traded.js';

interface EveryDeskProps {
  desks: readonly TradeDesk[];
  circumstances: Omit<TradeCircumstances, 'isOn'>;
  /** The product that is shown. */
  shown: string | undefined;
  /** Names of those on offer. */
  offered: readonly string[];
  /** What that product puts on the screen, once it is among those before. */
  parts?: TradeParts | undefined;
  children: (parts: TradeParts) => ReactNode;
}

/** The shown product's part of the trade screen. Every desk stands: what was entered at one stays while another is shown. */
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
