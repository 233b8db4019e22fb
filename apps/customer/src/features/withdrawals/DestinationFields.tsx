import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PayoutWay } from '../../api/withdrawals.js';
import { PickField } from '../../ui/PickField.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { TextField } from '../../ui/TextField.js';
import { useConfig } from '../configuration/configuration.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { HelpText } from '../wallet/Form.js';
import { destinationOf } from './payout.js';
import type { WithdrawForming } from './useWithdrawForm.js';

/** Page to save an address or a bank account. */
export const bindPath = (way: PayoutWay): string => `/mine/withdraw-way?type=${way === 'coin' ? 1 : 2}`;

interface DestinationFieldsProps {
  way: PayoutWay;
  form: WithdrawForming;
  /** Below a typed address. */
  children?: ReactNode;
}

/** Destination of a withdrawal: a saved method with its waiting time, or for coins a typed address. */
export function DestinationFields({ way, form, children }: DestinationFieldsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const errors = useErrorTexts();
  const hours = Number(useConfig().withdraw_new_method_hours);
  const add = way === 'coin' ? 'withdraw.addAddress' : 'withdraw.addAccount';
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
            hint={
              // With a separate button, saving does not depend on the first use.
              hours > 0
                ? t(children ? 'bind.waits' : 'withdraw.typedHint', { hours, count: hours })
                : undefined
            }
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
      ) : form.bound.length === 0 ? (
        <>
          <Button variant="outlined" onClick={() => navigate(bindPath(way))}>
            {t(add)}
          </Button>
          {hours > 0 && <HelpText>{t('bind.waits', { hours, count: hours })}</HelpText>}
        </>
      ) : (
        <PickField
          label={t(way === 'coin' ? 'withdraw.address' : 'withdraw.account')}
          placeholder=""
          value={form.method?.id ?? null}
          onPick={form.setMethod}
          error={form.errorAt('methodId')}
          choices={form.bound.map((method) => ({
            value: method.id,
            text: destinationOf(method),
            second: method.payeeName || undefined,
            end: method.waitMs > 0 && <StatusBadge tone="waiting">{t('withdraw.waits')}</StatusBadge>,
          }))}
          other={{
            text: t(add),
            onPress: () => navigate(bindPath(way)),
          }}
        />
      )}
    </>
  );
}
