import type { IChartApiBase } from 'lightweight-charts';

/** What a fill needs to be told above the prices, px: `ChartPanel.tsx`. */
const TOLD = 44;

/** Above and below the prices, of the chart's height. */
const marginsOf = (height: number) => ({
  top: Math.max(0.12, Math.min(0.24, TOLD / height)),
  bottom: 0.1,
});

/** Sets them for the chart's height; its scale's numbers are worked out anew. */
export function fitMargins<T>(chart: IChartApiBase<T>): void {
  // Its options keep the height that it was made with.
  const { clientHeight } = chart.chartElement();
  chart.priceScale('right').applyOptions({ scaleMargins: marginsOf(clientHeight) });
}
