import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';

const Fold = styled(Button)(({ theme }) => ({
  justifyContent: 'space-between',
  marginBlockStart: 16,
  '& svg': { transition: 'transform 150ms ease-out' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  color: theme.palette.text.primary,
  borderColor: theme.palette.divider,
}));

/** What a customer can check a result with; it is made, and fetched, when he asks for it. */
export function ProofFold({ title, children }: { title: string; children: () => ReactNode }) {
  const [shown, setShown] = useState(false);
  const area = useId();
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
      <div id={area}>{shown && children()}</div>
    </>
  );
}
