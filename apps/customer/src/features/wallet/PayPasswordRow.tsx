import Dialpad from '@mui/icons-material/DialpadRounded';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ListRow } from '../../ui/ListRow.js';

/** The way to the payment password, and for how many hours withdrawals wait once it is set. */
export function PayPasswordRow({ hours }: { hours: number }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <ListRow
      icon={<Dialpad aria-hidden />}
      title={t('withdraw.setPayPassword')}
      second={t('payPassword.holds', { hours, count: hours })}
      wraps
      onPress={() => navigate('/mine/pay-password')}
    />
  );
}
