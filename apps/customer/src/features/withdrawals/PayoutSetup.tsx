import PlaylistAdd from '@mui/icons-material/PlaylistAddRounded';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CardList } from '../../ui/Card.js';
import { ListRow } from '../../ui/ListRow.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { isOn, useConfig } from '../configuration/configuration.js';
import { useUser } from '../session/useUser.js';
import { PayPasswordRow } from '../wallet/PayPasswordRow.js';
import { bindPath } from './DestinationFields.js';
import { type SetupFacts, setupOf } from './payout-setup.js';
import { usePayoutMethods } from './useWithdrawals.js';

/**
 * Setup a real customer can do before a first withdrawal, because its waiting time starts then; renders nothing once
 * done.
 */
export function PayoutSetup() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const config = useConfig();
  const user = useUser();
  const [coin, bank] = [isOn(config, 'is_withdraw_crypto'), isOn(config, 'is_withdraw_bank_card')];
  const isReal = user?.isDemo === false;
  const [hours, addressHours] = [
    Number(config.withdraw_credential_hours),
    Number(config.withdraw_new_method_hours),
  ];
  const addresses = usePayoutMethods('coin', isReal && coin && addressHours > 0);
  const accounts = usePayoutMethods('bank', isReal && bank && addressHours > 0);
  if (!user || !isReal) return null;
  const facts: SetupFacts = {
    asksPassword: isOn(config, 'is_withdraw_pay_pwd'),
    hasPassword: user.hasPayPassword,
    passwordHours: hours,
    methodHours: addressHours,
    bound: [
      ...(coin ? [{ way: 'coin' as const, count: addresses.data?.length }] : []),
      ...(bank ? [{ way: 'bank' as const, count: accounts.data?.length }] : []),
    ],
  };
  const setup = setupOf(facts);
  if (!setup || (!setup.password && !setup.method)) return null;
  const { password, method } = setup;
  return (
    <section data-testid="payout-setup">
      <SectionTitle>{t('withdraw.early')}</SectionTitle>
      <CardList as="div">
        {password && <PayPasswordRow hours={hours} />}
        {method && (
          <ListRow
            icon={<PlaylistAdd aria-hidden />}
            title={t(method === 'coin' ? 'withdraw.addAddress' : 'withdraw.addAccount')}
            second={t('bind.waits', { hours: addressHours, count: addressHours })}
            wraps
            onPress={() => navigate(bindPath(method))}
          />
        )}
      </CardList>
    </section>
  );
}
