import SupportAgent from '@mui/icons-material/SupportAgentRounded';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../ui/Page.js';
import { useService } from '../../company/useService.js';
import { useFlag } from '../../configuration/configuration.js';
import { useBack } from '../../navigation/useBack.js';
import { RealOnly } from '../../wallet/RealOnly.js';
import { Repayment } from './Repayment.js';

/** Repayment of the loan `loan_id`, or of the one that is owed. */
export function RepaymentPage() {
  const { t } = useTranslation();
  const back = useBack('/loan/record');
  const service = useService();
  const hasChat = useFlag('is_loan_repayment_chat') && service !== null;
  const [params] = useSearchParams();
  const named = Number(params.get('loan_id'));
  return (
    <Page
      title={t('loan.repayment')}
      onBack={back}
      actions={
        hasChat && (
          <IconButton aria-label={t('company.service')} onClick={service}>
            <SupportAgent />
          </IconButton>
        )
      }
    >
      <RealOnly>{() => <Repayment loanId={named > 0 ? named : undefined} />}</RealOnly>
    </Page>
  );
}
