import Download from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/http.js';
import { fetchAgreementFile } from '../../../api/loans.js';
import { BusyLabel } from '../../../ui/BusyLabel.js';
import { Page } from '../../../ui/Page.js';
import { saveFile } from '../../../ui/save-file.js';
import { useBack } from '../../navigation/useBack.js';
import { useSignedAgreement } from '../useLoans.js';
import { AgreementText } from './AgreementText.js';

/** The signed text verbatim, and as a file with the signature. */
export function SignedAgreement({ loanId }: { loanId: number }) {
  const { t } = useTranslation();
  const back = useBack('/loan/record');
  const { data, error, refetch } = useSignedAgreement(loanId, true);
  const save = useMutation({
    mutationFn: async () => saveFile(await fetchAgreementFile(loanId), `loan-${loanId}.pdf`),
  });
  return (
    <Page
      title={t('loan.agreementOf', { id: loanId })}
      onBack={back}
      foot={
        <div>
          <Button
            fullWidth
            variant="contained"
            startIcon={<Download />}
            disabled={!data || save.isPending}
            onClick={() => save.mutate()}
          >
            <BusyLabel busy={save.isPending}>{t('loan.download')}</BusyLabel>
          </Button>
        </div>
      }
    >
      <AgreementText agreement={data} failure={failureOf(error)} onRetry={() => refetch()} />
    </Page>
  );
}
