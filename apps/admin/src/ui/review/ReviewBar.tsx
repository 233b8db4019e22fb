import { Alert, Box, Button, Paper as Surface, Typography } from '@mui/material';
import { Children, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { say } from '../../texts/say.js';
import { t } from '../../texts/texts.js';

interface Props {
  /** How many wait; undefined until it is known. */
  readonly waiting: number | undefined;
  /** Which of them this is, from 1; 0 where it is none of them. */
  readonly place?: number;
  /** Why nothing can be decided, or was not. */
  readonly refusal: ReactNode;
  /** Offered while nobody holds the claim. */
  readonly onClaim: (() => void) | null;
  /** Offered to who holds it. */
  readonly onRelease: (() => void) | null;
  readonly onStep: (by: 1 | -1) => void;
  /** Buttons of what can be decided. */
  readonly children?: ReactNode;
}

/** Height of the way to the decision, pixels. */
const WAY = 45;

/** Only on phones: there the buttons come after the evidence, and the way to them stays in sight. */
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

/** The second press of two is for what stood in this place before, ms. */
const SECOND_PRESS = 600;

/** A press does nothing in the first moment in which it is offered. */
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

/** What can be done with what is on screen: always in sight, on a phone at the end of what it is decided by. */
export const ReviewBar = ({ waiting, place = 0, refusal, onClaim, onRelease, onStep, children }: Props) => {
  const bar = useRef<HTMLDivElement>(null);
  const release = useLater(onRelease);
  // Until the queue has come there is no way to anywhere, nor beyond its ends.
  const leadsNowhere = waiting === undefined || waiting === 0;
  const canBeDecided = Children.toArray(children).length > 0;
  // What waits for nobody has no queue to walk through, and nothing to press.
  if (place === 0 && !canBeDecided && !refusal && !onClaim && !onRelease) return null;
  return (
    <>
      {canBeDecided && <ToTheDecision bar={bar} />}
      <Surface
        ref={bar}
        square
        data-bottom-bar
        elevation={0}
        sx={{
          position: { xs: 'relative', sm: 'sticky' },
          bottom: { sm: 0 },
          zIndex: 3,
          borderTop: 1,
          borderColor: 'divider',
          p: 3,
          // Where it is in sight itself, it covers the way to it.
          mt: { xs: canBeDecided ? `-${WAY}px` : 3, sm: 3 },
          // Down to the window's edge, over what the page leaves free below.
          mb: -4,
          // As high with a button as without one: the page fills the window with it.
          minHeight: 56,
        }}
      >
        {refusal && (
          <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
            {refusal}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Typography variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: 120 }}>
            {waiting !== undefined &&
              (place > 0 ? say('ui.placeOfWaiting', { place, waiting }) : say('ui.waiting', { waiting }))}
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
