import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWalletRounded';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { useService } from '../company/useService.js';
import { useFlag } from '../configuration/configuration.js';

/** No deposit method is set up; links to customer service if the settings offer it. */
export function NoWayIn() {
  const { t } = useTranslation();
  const service = useService();
  const hasContact = useFlag('is_recharge_blank_contact') && service !== null;
  return (
    <Card>
      <EmptyState
        icon={<AccountBalanceWallet aria-hidden />}
        title={t('deposit.noWay')}
        text={t(hasContact ? 'deposit.noWayContact' : 'deposit.noWayText')}
        action={hasContact ? { text: t('company.service'), onPress: service } : undefined}
      />
    </Card>
  );
}
