import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardList } from '../../ui/Card.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { useNow } from '../../ui/useNow.js';
import { useReducedMotion } from '../../ui/useReducedMotion.js';
import { RunningRow } from './OptionRow.js';
import type { HeardOption } from './running-option.js';
import type { OptionSheet } from './useLookedOption.js';
import { useSellable } from './useSellable.js';

interface RunningOptionsProps {
  options: readonly HeardOption[];
  /** The one that was just bought: it is brought into sight once. */
  newest: number | null;
  onLook: (option: HeardOption, sheet: OptionSheet) => void;
}

/** The customer's running options, each with its countdown. */
export function RunningOptions({ options, newest, onLook }: RunningOptionsProps) {
  const { t } = useTranslation();
  const now = useNow(250);
  const sellable = useSellable();
  const calm = useReducedMotion();
  const section = useRef<HTMLElement>(null);
  const bought = newest !== null && options.some(({ id }) => id === newest) ? newest : null;
  const shownId = useRef<number | null>(null);
  useEffect(() => {
    if (bought === null || shownId.current === bought) return;
    shownId.current = bought;
    section.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [bought, calm]);
  if (options.length === 0) return null;
  return (
    <section ref={section} aria-label={t('options.yours')}>
      <SectionTitle>{t('options.yours')}</SectionTitle>
      <CardList as="ul" sx={{ m: 0, listStyle: 'none' }}>
        {options.map((option) => (
          <li key={option.id}>
            <RunningRow
              option={option}
              now={now}
              onOpen={() => onLook(option, 'detail')}
              onSell={sellable(option, now) ? () => onLook(option, 'sell') : undefined}
            />
          </li>
        ))}
      </CardList>
    </section>
  );
}
