import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { ReasonDialog } from '../../ui/ReasonDialog.js';
import { ReviewColumns } from '../../ui/review/ReviewColumns.js';
import { Section } from '../../ui/Section.js';
import { useAction } from '../../ui/use-action.js';
import { usePermission } from '../../ui/use-permission.js';
import { TraderFacts, TraderPicture } from './TraderFacts.js';
import { TraderFigures } from './TraderFigures.js';
import type { TraderDetails } from './trader.js';

interface Props {
  readonly trader: TraderDetails;
  readonly onClose: () => void;
}

const Suspend = ({ trader: { id, nickname, follow_num: followers }, onClose }: Props) => (
  <ReasonDialog
    danger
    title={t('traders.suspend', { nickname })}
    touches={t('traders.nothingNewOfHisIsCopied', { followers })}
    confirm={t('traders.suspend2')}
    hint={t('traders.heAndHisFollowersReadThis')}
    path={`traders/${id}/suspend`}
    done={t('traders.isSuspended', { nickname })}
    onClose={onClose}
  />
);

const Reinstate = ({ trader: { id, nickname, reason }, onClose }: Props) => {
  // A reinstatement by somebody else meanwhile removes it.
  const [asked] = useState(reason);
  const { run, busy } = useAction(t('traders.canBeCopiedAgain', { nickname }), onClose);
  return (
    <ConfirmDialog
      open
      title={t('traders.letBeCopiedAgain', { nickname })}
      touches={t('traders.heWasSuspendedBecause', { reason: asked ?? '' })}
      confirm={t('traders.reinstate')}
      busy={busy}
      onConfirm={() => void run(`traders/${id}/reinstate`, {})}
      onClose={onClose}
    />
  );
};

/** Trader after the decision on his application, and the possible actions. */
export const Standing = ({ trader }: { trader: TraderDetails }) => {
  /** State that the question was asked in: a change by somebody else must not turn it into the opposite one. */
  const [asked, setAsked] = useState<'approved' | 'suspended' | null>(null);
  const may = {
    approved: usePermission('traders', 'suspend'),
    suspended: usePermission('traders', 'reinstate'),
  };
  const { status } = trader;
  const close = (): void => setAsked(null);
  return (
    <Box sx={{ width: '100%' }}>
      <ReviewColumns
        claimed={<TraderFacts trader={trader} />}
        decision={
          (status === 'approved' || status === 'suspended') &&
          may[status] && (
            <Section title={t('traders.copying')}>
              <Button
                variant="outlined"
                color={status === 'approved' ? 'error' : 'primary'}
                onClick={() => setAsked(status)}
              >
                {status === 'approved' ? t('traders.suspend3') : t('traders.reinstate2')}
              </Button>
            </Section>
          )
        }
      >
        <TraderFigures trader={trader} />
        <TraderPicture trader={trader} />
      </ReviewColumns>
      {asked === 'approved' && <Suspend trader={trader} onClose={close} />}
      {asked === 'suspended' && <Reinstate trader={trader} onClose={close} />}
    </Box>
  );
};
