import { useTranslation } from 'react-i18next';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { useUser } from '../session/useUser.js';

/** What an operator has blocked on this account, and why. */
export function BlockBanner() {
  const { t } = useTranslation();
  const user = useUser();
  const label = t('blocks.title');
  return (
    <>
      {user?.trading_blocked && (
        <NoticeBanner
          label={label}
          head={t('blocks.trading', { reason: user.trading_blocked })}
          text={t('blocks.tradingText')}
        />
      )}
      {user?.withdrawing_blocked && (
        <NoticeBanner
          label={label}
          head={t('blocks.withdrawing', { reason: user.withdrawing_blocked })}
          text={t('blocks.withdrawingText')}
        />
      )}
    </>
  );
}
