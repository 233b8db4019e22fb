import Dialpad from '@mui/icons-material/DialpadRounded';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ListRow } from '../../ui/ListRow.js';

/** Link to set the payment password, with the hours that withdrawals are held afterwards. */
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
