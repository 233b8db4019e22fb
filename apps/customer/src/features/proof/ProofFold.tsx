import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Stack } from '../../ui/Card.js';
import { useReducedMotion } from '../../ui/useReducedMotion.js';

const Fold = styled(Button)(({ theme }) => ({
  justifyContent: 'space-between',
  textAlign: 'start',
  marginBlockStart: 16,
  '[data-part] > &': { marginBlockStart: 0 },
  '& svg': { transition: 'transform 150ms ease-out' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  color: theme.palette.text.primary,
  borderColor: theme.palette.tokens.edge,
}));

/** Scroll margin that keeps the opening button in view. */
const Opened = styled('div')({ scrollMarginBlock: '64px 8px' });

/** Section of a proof that opens on tap: steps with all digits. */
export function ProofPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div data-part>
      <ProofFold title={title}>{() => <Stack sx={{ mt: 3 }}>{children}</Stack>}</ProofFold>
    </div>
  );
}

/** Foldable proof; mounted and fetched on demand. */
export function ProofFold({ title, children }: { title: string; children: () => ReactNode }) {
  const [shown, setShown] = useState(false);
  const area = useId();
  const opened = useRef<HTMLDivElement>(null);
  const calm = useReducedMotion();
  // At the end of a page or sheet it would open out of view.
  const bringIntoView = useEffectEvent(() =>
    opened.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' }),
  );
  useEffect(() => {
    if (shown) bringIntoView();
  }, [shown]);
  return (
    <>
      <Fold
        fullWidth
        variant="outlined"
        aria-expanded={shown}
        aria-controls={area}
        endIcon={<ExpandMore />}
        onClick={() => setShown(!shown)}
      >
        {title}
      </Fold>
      <Opened id={area} ref={opened}>
        {shown && children()}
      </Opened>
    </>
  );
}
