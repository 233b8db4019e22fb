import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { CardTable } from '../../ui/CardTable.js';
import { SectionHead } from '../../ui/SectionHead.js';

/** Rows shown below the open ones. */
const SHOWN = 6;

interface PastRecordsProps<T> extends Omit<ComponentProps<typeof CardTable<T>>, 'first' | 'acts' | 'empty'> {
  /** Address of the full list. */
  all: string;
}

/** On a wide page, below the open ones: latest results with a link to all. Renders nothing if there are none. */
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
        // The rest of the list is on another page.
        list={{ ...list, data: undefined, hasNextPage: false }}
        items={items.slice(0, SHOWN)}
        empty={null}
      />
    </section>
  );
}
