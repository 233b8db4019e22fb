import type { ReactNode } from 'react';
import { t } from '../texts/texts.js';

/** So many are told at once: what stands below them stays in sight. */
const TOLD = 3;

/** The first of several lines, and the others behind how many they are. */
export const Folded = ({ rows }: { rows: readonly ReactNode[] }) => (
  <>
    {rows.slice(0, TOLD)}
    {rows.length > TOLD && (
      <details>
        <summary>{t('ui.andMore', { count: rows.length - TOLD })}</summary>
        {rows.slice(TOLD)}
      </details>
    )}
  </>
);
