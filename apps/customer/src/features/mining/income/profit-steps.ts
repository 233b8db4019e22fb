interface Earning {
  readonly daysPaid: number;
  readonly lockDividendDays: number;
}

/** Cumulative profit as a staircase in a frame, px: one step per day, the last day at the top end corner. */
export function profitSteps(
  { daysPaid, lockDividendDays: days }: Earning,
  width: number,
  height: number,
): { readonly x: number; readonly y: number }[] {
  const at = (day: number) => ({ x: tenth((width * day) / days), y: tenth(height - (height * day) / days) });
  const points = [at(0)];
  for (let day = 1; day <= daysPaid; day++) points.push({ x: at(day).x, y: at(day - 1).y }, at(day));
  return points;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
