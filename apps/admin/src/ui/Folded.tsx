import type { ReactNode } from 'react';
import { t } from '../texts/texts.js';

/** Maximum number shown at once, so that what is below stays visible. */
const TOLD = 3;

interface Props {
  readonly rows: readonly ReactNode[];
  /** Number of further items that the last row, a link, stands for; 0: it is an ordinary row. */
  readonly beyond?: number;
  /** Maximum number shown at once. */
  readonly most?: number;
}

/** First of several lines, with the others folded under their count. */
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
