import type { IChartApiBase } from 'lightweight-charts';

/** Space above the prices for a fill receipt, px: `ChartPanel.tsx`. */
const TOLD = 44;

/** Margins above and below the prices, as fractions of the chart's height. */
const marginsOf = (height: number) => ({
  top: Math.max(0.12, Math.min(0.24, TOLD / height)),
  bottom: 0.1,
});

/** Sets the margins for the chart's height and recomputes the scale's numbers. */
export function fitMargins<T>(chart: IChartApiBase<T>): void {
  // The options keep the initial height.
  const { clientHeight } = chart.chartElement();
  chart.priceScale('right').applyOptions({ scaleMargins: marginsOf(clientHeight) });
}
