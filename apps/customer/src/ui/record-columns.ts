import type { ComponentType } from 'react';

/** Props from which a cell is rendered. */
export interface CellProps<T> {
  readonly of: T;
  readonly now: number;
}

export interface RecordColumn<T> {
  readonly name: string;
  readonly isFigure?: boolean;
  /** In a crowded layout it is placed below the previous column. */
  readonly under?: boolean;
  readonly Cell: ComponentType<CellProps<T>>;
}

/** Columns stacked in one cell. */
export type Place<T> = readonly RecordColumn<T>[];

/** Assigns columns to cells. Each has its own, but in a crowded layout some share the previous column's. */
export function placesOf<T>(columns: readonly RecordColumn<T>[], isCrowded: boolean): Place<T>[] {
  const places: RecordColumn<T>[][] = [];
  for (const column of columns) {
    const last = places.at(-1);
    if (isCrowded && column.under && last) last.push(column);
    else places.push([column]);
  }
  return places;
}

/** Whether the cell holds figures. */
export const hasFigures = <T>(place: Place<T>): boolean => place.every(({ isFigure }) => isFigure);
