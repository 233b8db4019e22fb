import HourglassTop from '@mui/icons-material/HourglassTopRounded';
import { formatCountdown, ltr } from '@truemark/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PayoutWay } from '../../api/withdrawals.js';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { PickField } from '../../ui/PickField.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { TextField } from '../../ui/TextField.js';
import { useConfig } from '../configuration/configuration.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { destinationOf } from './payout.js';
import type { WithdrawForming } from './useWithdrawForm.js';

/** Where one binds an address or a bank account. */
export const bindPath = (way: PayoutWay): string => `/mine/withdraw-way?type=${way === 'coin' ? 1 : 2}`;

interface DestinationFieldsProps {
  way: PayoutWay;
  form: WithdrawForming;
  /** Nothing is bound for this currency. */
  onNone: () => void;
  /** Under an address that is typed in. */
  children?: ReactNode;
}

/** Where the money goes: a bound method with its waiting time, or for coins an address that is typed in. */
export function DestinationFields({ way, form, onNone, children }: DestinationFieldsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const errors = useErrorTexts();
  const hours = Number(useConfig().withdraw_new_method_hours);
  return (
    <>
      {way === 'coin' && (
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
        <>
          <TextField
            label={t('withdraw.address')}
            hint={hours > 0 ? t('withdraw.typedHint', { hours, count: hours }) : undefined}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={form.address}
            error={form.asked && form.lacksAddress ? errors['validation.required'] : form.errorAt('address')}
            onChange={(event) => form.setAddress(event.target.value)}
          />
          {children}
        </>
      ) : (
        <PickField
          label={t(way === 'coin' ? 'withdraw.address' : 'withdraw.account')}
          placeholder={t('withdraw.noneBound')}
          value={form.method?.id ?? null}
          onPick={form.setMethod}
          onNone={onNone}
          error={form.errorAt('methodId')}
          choices={form.bound.map((method) => ({
            value: method.id,
            text: destinationOf(method),
            second: method.payeeName || undefined,
            end: method.waitMs > 0 && <StatusBadge tone="waiting">{t('withdraw.waits')}</StatusBadge>,
          }))}
          other={{
            text: t(way === 'coin' ? 'withdraw.addAddress' : 'withdraw.addAccount'),
            onPress: () => navigate(bindPath(way)),
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
