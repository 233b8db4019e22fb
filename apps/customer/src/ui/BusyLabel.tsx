import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Both labels overlap. The usual one sets the width, so that neighbouring buttons do not move. */
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

/** Button label that also shows a pending state. */
export function BusyLabel({ busy, children }: BusyLabelProps) {
  const { t } = useTranslation();
  return (
    <Place>
      <span aria-hidden={busy || undefined}>{children}</span>
      {busy && <span>{t('ui.busy')}</span>}
    </Place>
  );
}
