import type { ComponentType } from 'react';

/** What a cell is drawn from. */
export interface CellProps<T> {
  readonly of: T;
  readonly now: number;
}

export interface RecordColumn<T> {
  readonly name: string;
  readonly isFigure?: boolean;
  /** Where it is crowded it stands below the column before it. */
  readonly under?: boolean;
  readonly Cell: ComponentType<CellProps<T>>;
}

/** Columns that stand in one place, below each other. */
export type Place<T> = readonly RecordColumn<T>[];

/** Each column has a place of its own; where it is crowded some share that of the one before them. */
export function placesOf<T>(columns: readonly RecordColumn<T>[], isCrowded: boolean): Place<T>[] {
  const places: RecordColumn<T>[][] = [];
  for (const column of columns) {
    const last = places.at(-1);
    if (isCrowded && column.under && last) last.push(column);
    else places.push([column]);
  }
  return places;
}

/** Whether figures stand there. */
export const hasFigures = <T>(place: Place<T>): boolean => place.every(({ isFigure }) => isFigure);
