import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { VerificationStanding } from '../../api/verification.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { type Stage, Timeline } from '../../ui/Timeline.js';
import { useConfig } from '../configuration/configuration.js';
import { LinkButton } from '../wallet/LinkButton.js';
import { useOpeningText } from './useOpeningText.js';
import type { WithdrawForming } from './useWithdrawForm.js';
import { isToVerify, useVerifyHead, VerifyNext } from './VerifyFirst.js';

const HOUR = 3_600_000;

/** Below the text, at the step's full width. */
const Way = styled('span')({ display: 'block', marginBlockStart: 8 });
const Line = styled('span')({ display: 'block', '& + &': { marginBlockStart: 4 } });

interface PayoutChecklistProps {
  form: WithdrawForming;
  /** Undefined where verification is not required. */
  standing: VerificationStanding | undefined;
}

/** Checklist of a withdrawal: what is done, what the customer can do, and until when to wait. */
export function PayoutChecklist({ form, standing }: PayoutChecklistProps) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const wait = useWaitStage(form, standing !== undefined && isToVerify(standing));
  const verified = useVerifyHead(standing ?? { junior: 2, senior: 2 });
  const { asksPassword, lacksPayPassword, bounds } = form;
  const stages: Stage[] = [
    {
      key: 'free',
      title: t('accounts.balance'),
      text: <MoneyText amount={bounds.free} currency={currency} />,
      state: 'done',
    },
  ];
  if (lacksPayPassword) {
    stages.push({
      key: 'password',
      title: t('withdraw.noPayPassword'),
      text: (
        <>
          {t('payPassword.text')}
          <Way>
            <LinkButton to="/mine/pay-password">{t('withdraw.setPayPassword')}</LinkButton>
          </Way>
        </>
      ),
      state: 'now',
    });
  } else if (asksPassword) {
    stages.push({
      key: 'password',
      title: t('payPassword.title'),
      text: t('payPassword.isSet'),
      state: 'done',
    });
  }
  if (wait) stages.push(wait);
  if (standing && verified === undefined) {
    stages.push({
      key: 'verified',
      title: t('verification.title'),
      text: t('user.verified'),
      state: 'done',
    });
  } else if (standing) {
    stages.push({
      key: 'verified',
      title: verified ?? '',
      // While documents are in review there is nothing to submit.
      text: isToVerify(standing) && (
        <>
          {t('withdraw.unverifiedText')}
          <Way>
            <VerifyNext {...standing} />
          </Way>
        </>
      ),
      state: 'now',
    });
  }
  return (
    <section aria-label={t('withdraw.needs')}>
      <SectionTitle>{t('withdraw.needs')}</SectionTitle>
      <Timeline label={t('withdraw.needs')} stages={stages} />
    </section>
  );
}

/**
 * Earliest withdrawal and the reason: the longer of two waits; before a payment password is set, the length of its
 * hold.
 */
function useWaitStage(form: WithdrawForming, hasToVerify: boolean): Stage | null {
  const { t } = useTranslation();
  const { wait, credentialWait, opensAt, lacksPayPassword, bound } = form;
  const opens = useOpeningText(opensAt);
  const { withdraw_credential_hours, withdraw_new_method_hours } = useConfig();
  const hours = Number(withdraw_credential_hours);
  if (!lacksPayPassword) {
    const why =
      wait > credentialWait
        ? t('withdraw.waitsText')
        : // A hold begun under a longer setting is not one of today's hours.
          credentialWait > hours * HOUR
          ? t('withdraw.credentialHolds')
          : t('withdraw.credentialWaitsText', { hours, count: hours });
    const text = (
      <>
        {!hasToVerify && <Line>{t('withdraw.waitsNow')}</Line>}
        <Line>{why}</Line>
      </>
    );
    return { key: 'wait', title: opens, text, state: 'now' };
  }
  // If the address waits longer than the password, the address decides.
  const waitsLonger = wait > hours * HOUR;
  if (!waitsLonger && hours <= 0) return null;
  const bothWait = bound.length === 0 && hours > 0 && Number(withdraw_new_method_hours) > 0;
  const text = (
    <>
      <Line>{waitsLonger ? opens : t('payPassword.holds', { hours, count: hours })}</Line>
      {bothWait && <Line>{t('withdraw.waitTogether')}</Line>}
    </>
  );
  return { key: 'wait', title: t('withdraw.waits'), text, state: 'ahead' };
}
