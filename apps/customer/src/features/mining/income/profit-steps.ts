interface Earning {
  readonly daysPaid: number;
  readonly lockDividendDays: number;
}

/** What was earned so far as a staircase within a frame, px: each day one step, the last day at the far upper corner. */
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
