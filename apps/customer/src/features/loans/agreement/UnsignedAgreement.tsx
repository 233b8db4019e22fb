import Autorenew from '@mui/icons-material/AutorenewRounded';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { failureOf } from '../../../api/http.js';
import type { LoanRequest } from '../../../api/loans.js';
import { AgreeField } from '../../../ui/AgreeField.js';
import { Stack } from '../../../ui/Card.js';
import { MainButton } from '../../../ui/MainButton.js';
import { NoticeBanner } from '../../../ui/NoticeBanner.js';
import { Page } from '../../../ui/Page.js';
import { useBack } from '../../navigation/useBack.js';
import { useReplace } from '../../navigation/useBackTo.js';
import { useErrorTexts } from '../../session/useErrorTexts.js';
import { useAgreement } from '../useLoans.js';
import { AgreementText } from './AgreementText.js';
import { queryOf } from './loan-request.js';
import { keepShown } from './shown.js';

/** Navigation state from the page that detected changed terms. */
export interface AgreementState {
  readonly changed?: true;
}

/** The agreement as it would be signed today; it must be accepted before it can be signed. */
export function UnsignedAgreement({ request }: { request: LoanRequest }) {
  const { t } = useTranslation();
  const back = useBack('/loan/submit');
  const replaceBy = useReplace();
  const errors = useErrorTexts();
  const state = useLocation().state as AgreementState | null;
  const { data, error, isFetching, refetch } = useAgreement(request, true);
  const [accepted, setAccepted] = useState<string | null>(null);
  // Only the text on screen can be accepted: a changed text asks again.
  const isAccepted = data !== undefined && accepted === data.hash;
  const [asked, setAsked] = useState(false);
  const sign = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isAccepted) return;
    keepShown({ ...request, hash: data.hash });
    replaceBy(`/loan/sign?${queryOf(request)}`);
  };
  return (
    <Page
      title={t('loan.agreement')}
      onBack={back}
      foot={
        <form noValidate onSubmit={sign}>
          <Stack>
            <AgreeField
              checked={isAccepted}
              onChange={(on) => setAccepted(on && data ? data.hash : null)}
              text={t('loan.accept')}
              error={asked && !isAccepted ? t('why.agree') : undefined}
            />
            <MainButton type="submit" busy={isFetching}>
              {t('loan.sign')}
            </MainButton>
          </Stack>
        </form>
      }
    >
      <Stack>
        {state?.changed && (
          <NoticeBanner
            card
            icon={<Autorenew aria-hidden />}
            label={t('loan.changed')}
            head={t('loan.changed')}
            text={errors['loan.agreement_changed'] ?? ''}
          />
        )}
        <AgreementText agreement={data} failure={failureOf(error)} onRetry={() => refetch()} />
      </Stack>
    </Page>
  );
}
