import { useEffect, useState } from 'react';
import { FONT } from '../../ui/theme/theme.js';
import { useReducedMotion } from '../../ui/useReducedMotion.js';
import { currentLanguage } from '../configuration/configuration.js';
import type { PriceChart } from './price-chart.js';

/** Right to left: figures only, because on a canvas a month in letters would reorder the figures around it. */
const DATES = { ltr: "dd MMM 'yy", rtl: 'yyyy-MM-dd' } as const;

/** One chart for the life of the page; null until its code has loaded. */
export function usePriceChart(): PriceChart | null {
  const [chart, setChart] = useState<PriceChart | null>(null);
  const isCalm = useReducedMotion();
  useEffect(() => {
    if (chart) return;
    let wanted = true;
    import('./price-chart.js').then((code) => {
      if (!wanted) return;
      const { tag, direction } = currentLanguage();
      const words = { locale: `${tag}-u-nu-latn`, dateFormat: DATES[direction] };
      setChart(new code.PriceChart(FONT, words, isCalm));
    });
    return () => {
      wanted = false;
    };
  }, [chart, isCalm]);
  return chart;
}
