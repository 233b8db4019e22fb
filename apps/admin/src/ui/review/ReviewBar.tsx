import { Alert, Box, Button, keyframes, LinearProgress, Paper as Surface, Typography } from '@mui/material';
import { Children, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { READ_OUT } from '../read-out.js';

interface Props {
  /** Number of waiting rows; undefined while unknown. */
  readonly waiting: number | undefined;
  /** Position of this row, from 1; 0 if it is not waiting. */
  readonly place?: number;
  /** Why nothing can be decided, or why the decision failed. */
  readonly refusal: ReactNode;
  /** Offered while nobody holds the claim. */
  readonly onClaim: (() => void) | null;
  /** Whether the row is being claimed. */
  readonly isClaiming?: boolean;
  /** Offered to the holder of the claim. */
  readonly onRelease: (() => void) | null;
  readonly onStep: (by: 1 | -1) => void;
  /** Decision buttons. */
  readonly children?: ReactNode;
}

/** Height of the link to the decision, pixels. */
const WAY = 45;

/** Phones only: the buttons follow the evidence there, and a link to them stays visible. */
const ToTheDecision = ({ bar }: { bar: RefObject<HTMLDivElement | null> }) => (
  <Surface
    square
    elevation={0}
    data-bottom-bar
    sx={{
      display: { xs: 'block', sm: 'none' },
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      mt: 3,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Button fullWidth onClick={() => bar.current?.scrollIntoView({ block: 'end' })} sx={{ height: WAY - 1 }}>
      {t('ui.toTheDecision')}
    </Button>
  </Surface>
);

const appearing = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** At the bar's upper edge, once a claim takes longer than a moment. */
const Claiming = () => (
  <LinearProgress
    aria-label={t('ui.claiming')}
    sx={{
      ...{ position: 'absolute', top: -1, insetInline: 0, height: 2 },
      animation: `${appearing} 0s 200ms both`,
    }}
  />
);

/** The second click of a double-click was meant for what was in this place before, ms. */
const SECOND_PRESS = 600;

/** Ignores clicks in the first moment after the action is offered. */
function useLater(action: (() => void) | null): () => void {
  const since = useRef(0);
  const isOffered = action !== null;
  useEffect(() => {
    if (isOffered) since.current = performance.now();
  }, [isOffered]);
  return () => {
    if (performance.now() - since.current > SECOND_PRESS) action?.();
  };
}

/** Actions for what is on screen: always visible, on a phone below the evidence. */
export const ReviewBar = (props: Props) => {
  const { waiting, place = 0, refusal, isClaiming = false, onClaim, onRelease, onStep, children } = props;
  const bar = useRef<HTMLDivElement>(null);
  const release = useLater(onRelease);
  // No navigation before the queue is loaded, nor beyond its ends.
  const leadsNowhere = waiting === undefined || waiting === 0;
  const canBeDecided = Children.toArray(children).length > 0;
  // A row that waits for nobody has no queue to navigate and no buttons.
  if (place === 0 && !canBeDecided && !refusal && !onClaim && !onRelease) return null;
  return (
    <>
      {canBeDecided && <ToTheDecision bar={bar} />}
      <Surface
        ref={bar}
        square
        data-bottom-bar
        elevation={0}
        aria-busy={isClaiming}
        sx={{
          position: { xs: 'relative', sm: 'sticky' },
          bottom: { sm: 0 },
          zIndex: 3,
          borderTop: 1,
          borderColor: 'divider',
          p: 3,
          // When the bar itself is visible, it covers the link to it.
          mt: { xs: canBeDecided ? `-${WAY}px` : 3, sm: 3 },
          // Down to the window's edge, over the page's bottom margin.
          mb: -4,
          // Same height with or without a button: the page fills the window with it.
          minHeight: 56,
        }}
      >
        {isClaiming && <Claiming />}
        <Box role="status" sx={READ_OUT}>
          {onRelease && t('ui.claimedByYou')}
        </Box>
        {refusal && (
          <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
            {refusal}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 120 }}>
            {waiting !== undefined &&
              (place > 0
                ? formatRich('ui.placeOfWaiting', { place, waiting })
                : formatRich('ui.waiting', { waiting }))}
          </Typography>
          <Button color="inherit" disabled={leadsNowhere || place === 1} onClick={() => onStep(-1)}>
            {t('ui.previousK')}
          </Button>
          <Button color="inherit" disabled={leadsNowhere || place === waiting} onClick={() => onStep(1)}>
            {t('ui.nextJ')}
          </Button>
          {onClaim && (
            <Button variant="outlined" onClick={onClaim}>
              {t('ui.claimItC')}
            </Button>
          )}
          {onRelease && (
            <Button color="inherit" onClick={release}>
              {t('ui.letGoU')}
            </Button>
          )}
          {children}
        </Box>
      </Surface>
    </>
  );
};
