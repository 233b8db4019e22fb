import { isolate } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { useUser } from '../session/useUser.js';

/** Page for the customer's money. */
const MONEY = '/user';

/** Operator's blocks on this account with the reason: new trades on all main pages, withdrawals on the money page. */
export function BlockBanner() {
  const { t } = useTranslation();
  const user = useUser();
  const { pathname } = useLocation();
  const label = t('blocks.title');
  return (
    <>
      {user?.tradingBlocked && (
        <NoticeBanner
          label={label}
          head={t('blocks.trading', { reason: isolate(user.tradingBlocked) })}
          text={t('blocks.tradingText')}
        />
      )}
      {user?.withdrawingBlocked && pathname === MONEY && (
        <NoticeBanner
          label={label}
          head={t('blocks.withdrawing', { reason: isolate(user.withdrawingBlocked) })}
          text={t('blocks.withdrawingText')}
        />
      )}
    </>
  );
}
