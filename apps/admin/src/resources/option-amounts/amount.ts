/** A stake to choose from. */
export interface Amount {
  readonly id: number;
  /** null: for all symbols that have none of their own. */
  readonly ForexId: number | null;
  readonly ShowCode: string | null;
  readonly Number: number;
}

export const forWhom = ({ ForexId, ShowCode }: Amount): string =>
  ForexId === null ? 'All others' : (ShowCode ?? String(ForexId));
