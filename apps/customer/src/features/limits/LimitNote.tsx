import { useTranslation } from 'react-i18next';
import { TicketNote } from '../../ui/TicketNote.js';

/** Note on which of the customer's own limits blocks all trades or this one, with a link to the limits. */
export function LimitNote({ text }: { text: string }) {
  const { t } = useTranslation();
  return <TicketNote role="alert" text={text} to="/mine/limits" label={t('limits.title')} />;
}
