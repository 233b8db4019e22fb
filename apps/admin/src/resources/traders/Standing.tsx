import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { ReviewColumns } from '../../ui/review/ReviewColumns.js';
import { Section } from '../../ui/Section.js';
import { useAction } from '../../ui/use-action.js';
import { useMay } from '../../ui/use-may.js';
import { TraderFacts, TraderPicture } from './TraderFacts.js';
import { TraderFigures } from './TraderFigures.js';
import type { WholeTrader } from './trader.js';

interface Props {
  readonly trader: WholeTrader;
  readonly onClose: () => void;
}

const Suspend = ({ trader: { id, nickname, follow_num: followers }, onClose }: Props) => (
  <ReasonDialog
    danger
    title={`Suspend ${nickname}?`}
    touches={`Nothing new of his is copied. It is told to whoever follows him (${followers} with real money); open copies go on following his closes.`}
    confirm="Suspend"
    hint="He and his followers read this."
    path={`traders/${id}/suspend`}
    done={`${nickname} is suspended`}
    onClose={onClose}
  />
);

const Reinstate = ({ trader: { id, nickname, reason }, onClose }: Props) => {
  const { run, busy } = useAction(`${nickname} can be copied again`, onClose);
  return (
    <ConfirmDialog
      open
      title={`Let ${nickname} be copied again?`}
      touches={`He was suspended because: ${reason ?? ''}`}
      confirm="Reinstate"
      busy={busy}
      onConfirm={() => void run(`traders/${id}/reinstate`, {})}
      onClose={onClose}
    />
  );
};

/** A trader who was decided on, and what can be done about him. */
export const Standing = ({ trader }: { trader: WholeTrader }) => {
  const [open, setOpen] = useState(false);
  const may = { approved: useMay('traders', 'suspend'), suspended: useMay('traders', 'reinstate') };
  const { status } = trader;
  const close = (): void => setOpen(false);
  return (
    <Box sx={{ width: '100%' }}>
      <ReviewColumns
        claimed={<TraderFacts trader={trader} />}
        decision={
          (status === 'approved' || status === 'suspended') &&
          may[status] && (
            <Section title="Copying">
              <Button
                variant="outlined"
                color={status === 'approved' ? 'error' : 'primary'}
                onClick={() => setOpen(true)}
              >
                {status === 'approved' ? 'Suspend …' : 'Reinstate …'}
              </Button>
            </Section>
          )
        }
      >
        <TraderFigures trader={trader} />
        <TraderPicture trader={trader} />
      </ReviewColumns>
      {open && status === 'approved' && <Suspend trader={trader} onClose={close} />}
      {open && status === 'suspended' && <Reinstate trader={trader} onClose={close} />}
    </Box>
  );
};
