import { useTranslation } from 'react-i18next';
import type { TraderDetail } from '../../api/traders.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { CopyList } from './CopyList.js';
import { useCopies } from './useFollowed.js';

/** The customer's closed copies of a trader; renders nothing if there are none. */
export function TraderHistory({ trader }: { trader: TraderDetail }) {
  const { t } = useTranslation();
  const { copies } = useCopies(trader.id, 'ended');
  if (copies.length === 0) return null;
  return (
    <section aria-label={t('follow.history')}>
      <SectionTitle>{t('follow.history')}</SectionTitle>
      <CopyList traderId={trader.id} which="ended" />
    </section>
  );
}
