import type { Page as WirePage } from '@truemark/contracts';

/** One page of a list; `page` counts from 1. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
}

export const pageFrom = <Wire, Row>(wire: WirePage<Wire>, read: (row: Wire) => Row): Page<Row> => ({
  rows: wire.data.map(read),
  total: wire.total,
  page: wire.page,
  lastPage: wire.last_page,
});

/** Next page number; undefined after the last page. */
export const nextPage = ({ page, lastPage }: Page<unknown>): number | undefined =>
  page < lastPage ? page + 1 : undefined;

/** Range of whole days, `YYYY-MM-DD`, both inclusive; empty: unbounded. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

export const daysQuery = (days: Days | undefined): { startTime?: string; endTime?: string } =>
  days ? { startTime: days.from, endTime: days.to } : {};
