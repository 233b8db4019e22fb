import { useEffect, useState } from 'react';
import { FONT } from '../../ui/theme/theme.js';
import { useReducedMotion } from '../../ui/useReducedMotion.js';
import { currentLanguage } from '../configuration/configuration.js';
import type { PriceChart } from './price-chart.js';

/** One chart for the life of the page; null until its code has loaded. */
export function usePriceChart(): PriceChart | null {
  const [chart, setChart] = useState<PriceChart | null>(null);
  const isCalm = useReducedMotion();
  useEffect(() => {
    if (chart) return;
    let wanted = true;
    import('./price-chart.js').then((code) => {
      if (wanted) setChart(new code.PriceChart(FONT, `${currentLanguage().tag}-u-nu-latn`, isCalm));
    });
    return () => {
      wanted = false;
    };
  }, [chart, isCalm]);
  return chart;
}
