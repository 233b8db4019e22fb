import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendPicture } from '../../../api/files.js';
import { Refusal } from '../../../api/http.js';
import { askForLoan, type LoanRequest } from '../../../api/loans.js';
import { useIdempotentCall } from '../../../api/useIdempotentCall.js';
import { toast } from '../../../ui/toast.js';
import { useReplace } from '../../navigation/useBackTo.js';
import { forgetLoanDraft } from '../submit/useLoanDraft.js';
import type { Signature } from './DrawnSignature.js';
import { queryOf } from './loan-request.js';
import { forgetShown } from './shown.js';
import type { AgreementState } from './UnsignedAgreement.js';

interface Sent {
  readonly signature: NonNullable<Signature>;
  readonly address: string;
}

/** Sends a signature with the loan request. */
export function useSigning(request: LoanRequest, hash: string) {
  const { t } = useTranslation();
  const replaceBy = useReplace();
  const call = useIdempotentCall({ action: askForLoan, said: '', quiet: true });
  const [uploading, setUploading] = useState(false);
  // After a lost answer, the same picture yields the same request.
  const sent = useRef<Sent | null>(null);

  // Who leaves before the request is sent does not borrow.
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const upload = async (signature: NonNullable<Signature>, signal: AbortSignal): Promise<string> => {
    if (sent.current?.signature === signature) return sent.current.address;
    const picture = await signature();
    signal.throwIfAborted();
    const address = await sendPicture(picture, { onProgress: () => undefined, signal });
    sent.current = { signature, address };
    return address;
  };
  const refuse = ({ key, message }: Refusal) => {
    if (key !== 'loan.agreement_changed') return toast.error(message);
    forgetShown();
    const state: AgreementState = { changed: true };
    replaceBy(`/loan/agreement?${queryOf(request)}`, state);
  };
  const sign = async (signature: NonNullable<Signature>) => {
    if (uploading || call.busy) return;
    setUploading(true);
    const { signal } = (leaving.current = new AbortController());
    try {
      const address = await upload(signature, signal);
      signal.throwIfAborted();
      call.send(
        { ...request, signature: address, hash },
        {
          onSuccess: () => {
            forgetShown();
            forgetLoanDraft();
            replaceBy('/loan/record');
          },
          onRefused: refuse,
        },
      );
    } catch (fault) {
      if (signal.aborted) return;
      toast.error(fault instanceof Refusal ? fault.message : t('picture.failed'));
    } finally {
      setUploading(false);
    }
  };
  return { sign, busy: uploading || call.busy };
}
