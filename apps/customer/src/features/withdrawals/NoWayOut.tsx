import Payments from '@mui/icons-material/PaymentsRounded';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { useService } from '../company/useService.js';
import { useFlag } from '../configuration/configuration.js';

/** No withdrawal method is set up; links to customer service if the settings offer it. */
export function NoWayOut() {
  const { t } = useTranslation();
  const service = useService();
  const hasContact = useFlag('is_charge_withdraw_contact') && service !== null;
  return (
    <Card>
      <EmptyState
        icon={<Payments aria-hidden />}
        title={t('withdraw.noWay')}
        text={t(hasContact ? 'withdraw.noWayContact' : 'withdraw.noWayText')}
        action={hasContact ? { text: t('company.service'), onPress: service } : undefined}
      />
    </Card>
  );
}
