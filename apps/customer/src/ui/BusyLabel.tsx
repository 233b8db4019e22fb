import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Both words in one place; the usual ones say how wide it is, so that the buttons beside it stay as they are. */
const Place = styled('span')({
  display: 'grid',
  width: '100%',
  alignItems: 'center',
  justifyItems: 'center',
  '& > *': { gridArea: '1 / 1' },
  '& > [aria-hidden]': { visibility: 'hidden' },
  '& > [aria-hidden] + *': { width: 0, minWidth: '100%' },
});

interface BusyLabelProps {
  busy: boolean;
  children: ReactNode;
}

/** What a button says, and that it waits for an answer. */
export function BusyLabel({ busy, children }: BusyLabelProps) {
  const { t } = useTranslation();
  return (
    <Place>
      <span aria-hidden={busy || undefined}>{children}</span>
      {busy && <span>{t('ui.busy')}</span>}
    </Place>
  );
}
