import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { CardTable } from '../../ui/CardTable.js';
import { SectionHead } from '../../ui/SectionHead.js';

/** How many of them stand below what is open. */
const SHOWN = 6;

interface PastRecordsProps<T> extends Omit<ComponentProps<typeof CardTable<T>>, 'first' | 'acts' | 'empty'> {
  /** The address of all of them. */
  all: string;
}

/** On a wide page, below what is open: how the last ones ended, and the way to all of them. Nothing where none has. */
export function PastRecords<T>({ all, list, items, ...table }: PastRecordsProps<T>) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <section aria-label={t('orders.history')}>
      <SectionHead title={t('orders.history')} all={t('history.kind.all')} to={all} />
      <CardTable
        {...table}
        first={t('orders.market')}
        acts={false}
        // Where it goes on is another page.
        list={{ ...list, data: undefined, hasNextPage: false }}
        items={items.slice(0, SHOWN)}
        empty={null}
      />
    </section>
  );
}
