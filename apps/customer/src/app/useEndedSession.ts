import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { endedElsewhere } from '../api/session.js';
import { ruleOf } from '../features/navigation/paths.js';
import { toast } from '../ui/toast.js';

/**
 * Says once on a page that visitors may see too that the session was ended elsewhere: such a page stays. From all others
 * the customer is led to the log-in, which says so itself. A page in the background says it when it is looked at.
 */
export function useEndedSession(): void {
  const { t } = useTranslation();
  useEffect(() => {
    const tell = () => {
      const rule = ruleOf(location.pathname);
      const stays = rule !== null && !rule.login && rule.path !== '/login';
      if (endedElsewhere.get() && stays) toast.info(t('session.ended'));
    };
    const whenSeen = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', whenSeen);
      // A refused call of the page leads to the log-in right after it has ended the session.
      queueMicrotask(tell);
    };
    const stop = endedElsewhere.subscribe(() => {
      document.addEventListener('visibilitychange', whenSeen);
      whenSeen();
    });
    return () => {
      stop();
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [t]);
}
