import type { ReactNode } from 'react';
import { t } from '../texts/texts.js';

/** So many are told at once: what stands below them stays in sight. */
const TOLD = 3;

interface Props {
  readonly rows: readonly ReactNode[];
  /** How many more the last row stands for, where it leads to those that are not told; 0: it is one as the others. */
  readonly beyond?: number;
  /** How many are told at once. */
  readonly most?: number;
}

/** The first of several lines, and the others behind how many they are. */
export const Folded = ({ rows, beyond = 0, most = TOLD }: Props) => {
  const told = beyond > 0 ? rows.length - 1 + beyond : rows.length;
  return (
    <>
      {rows.slice(0, most)}
      {rows.length > most && (
        <details>
          <summary>{t('ui.andMore', { count: told - most })}</summary>
          {rows.slice(most)}
        </details>
      )}
    </>
  );
};
