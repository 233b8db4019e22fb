import { Button } from '@mui/material';
import { useState } from 'react';
import { t } from '../../texts/texts.js';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { ASKED } from '../../ui/review/second-person.js';
import { Section } from '../../ui/Section.js';
import { usePermission } from '../../ui/use-permission.js';
import { isOut, type LoanDetails } from './loan.js';
import { writeOffText } from './verdict.js';

/** Writes off a loan: requested with a reason and a confirmation; needs approval. */
export const WriteOff = ({ loan }: { loan: LoanDetails }) => {
  const [isAsking, setIsAsking] = useState(false);
  const mayAsk = usePermission('loans', 'write_off');
  if (!mayAsk || !isOut(loan) || loan.approval !== null) return null;
  return (
    <Section title={t('loans.givingItUp')}>
      <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
        {t('loans.writeOff')}
      </Button>
      {isAsking && (
        <ReasonDialog
          danger
          title={t('loans.writeOffLoan', { id: loan.id })}
          touches={writeOffText(loan)}
          confirm={t('loans.askForTheWriteOff')}
          hint={t('loans.theCustomerReadsThisAndThe')}
          agreed={[t('loans.iHaveLookedForThePayment')]}
          path={`loans/${loan.id}/write_off`}
          done={ASKED}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Section>
  );
};
