import { Button } from '@mui/material';
import { useState } from 'react';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { ASKED } from '../../ui/review/second-person.js';
import { Section } from '../../ui/Section.js';
import { useMay } from '../../ui/use-may.js';
import { isOut, type WholeLoan } from './loan.js';
import { writeOffText } from './verdict.js';

/** Gives a loan up: asked for with a reason, and once more; somebody else makes it true. */
export const WriteOff = ({ loan }: { loan: WholeLoan }) => {
  const [isAsking, setIsAsking] = useState(false);
  const mayAsk = useMay('loans', 'write_off');
  if (!mayAsk || !isOut(loan) || loan.approval !== null) return null;
  return (
    <Section title="Giving it up">
      <Button variant="outlined" color="error" onClick={() => setIsAsking(true)}>
        Write off …
      </Button>
      {isAsking && (
        <ReasonDialog
          danger
          title={`Write off loan ${loan.id}?`}
          touches={writeOffText(loan)}
          confirm="Ask for the write-off"
          hint="The customer reads this, and the second person."
          agreed="I have looked for the payment. It has not come."
          path={`loans/${loan.id}/write_off`}
          done={ASKED}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Section>
  );
};
