import { useSearchParams } from 'react-router-dom';
import { Redirect } from '../../navigation/Redirect.js';
import { loanRequestOf } from './loan-request.js';
import { SignedAgreement } from './SignedAgreement.js';
import { UnsignedAgreement } from './UnsignedAgreement.js';

/** Agreement of a request (`id`, `amount`) for acceptance, or of a loan (`loan_id`) as signed. */
export function AgreementPage() {
  const [params] = useSearchParams();
  const loanId = Number(params.get('loan_id'));
  const request = loanRequestOf(params);
  if (loanId > 0) return <SignedAgreement loanId={loanId} />;
  if (request) return <UnsignedAgreement request={request} />;
  return <Redirect to="/loan/submit" />;
}
