import HourglassTop from '@mui/icons-material/HourglassTopRounded';
import { formatCountdown, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { PickField } from '../../ui/PickField.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { TextField } from '../../ui/TextField.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { destinationOf } from './payout.js';
import { type WithdrawType, wayOf } from './useWithdrawals.js';
import type { WithdrawForming } from './useWithdrawForm.js';

/** Where one binds an address or a bank account. */
export const bindPath = (type: WithdrawType): string => `/mine/withdraw-way?type=${wayOf(type)}`;

interface DestinationFieldsProps {
  type: WithdrawType;
  form: WithdrawForming;
  /** Nothing is bound for this currency. */
  onNone: () => void;
}

/** Where the money goes: a bound method with its waiting time, or for coins an address that is typed in. */
export function DestinationFields({ type, form, onNone }: DestinationFieldsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const errors = useErrorTexts();
  return (
    <>
      {type === 0 && (
        <SegmentedTabs
          label={t('withdraw.to')}
          options={[
            { value: 'bound', text: t('withdraw.toBound') },
            { value: 'typed', text: t('withdraw.toTyped') },
          ]}
          value={form.to}
          onChange={form.setTo}
        />
      )}
      {form.to === 'typed' ? (
        <TextField
          label={t('withdraw.address')}
          hint={t('withdraw.typedHint')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={form.address}
          error={form.asked && form.lacksAddress ? errors['validation.required'] : form.errorAt('address')}
          onChange={(event) => form.setAddress(event.target.value)}
        />
      ) : (
        <PickField
          label={t(type === 0 ? 'withdraw.address' : 'withdraw.account')}
          placeholder={t('withdraw.noneBound')}
          value={form.method?.id ?? null}
          onPick={form.setMethod}
          onNone={onNone}
          error={form.errorAt('draw_method_id')}
          choices={form.bound.map((method) => ({
            value: method.id,
            text: destinationOf(method),
            second: method.payee_name || undefined,
            end: method.wait_ms > 0 && <StatusBadge tone="accent">{t('withdraw.waits')}</StatusBadge>,
          }))}
          other={{
            text: t(type === 0 ? 'withdraw.addAddress' : 'withdraw.addAccount'),
            onPress: () => navigate(bindPath(type)),
          }}
        />
      )}
      {form.wait > 0 && (
        <NoticeBanner
          card
          icon={<HourglassTop aria-hidden />}
          label={t('withdraw.waits')}
          head={t('withdraw.waitsFor', { time: ltr(formatCountdown(form.wait)) })}
          text={t('withdraw.waitsText')}
        />
      )}
    </>
  );
}
