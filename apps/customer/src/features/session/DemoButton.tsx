import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { takeIntent } from '../../api/early.js';
import { useSignIn } from './useSession.js';

interface DemoButtonProps {
  variant: 'contained' | 'outlined';
  destination?: string;
}

/** Opens this browser's demo account. */
export function DemoButton({ variant, destination }: DemoButtonProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { demo } = useSignIn(destination ?? pathname + search);
  const open = useEffectEvent(() => demo.mutate());
  // Pressed in the first paint, before the app had loaded.
  useEffect(() => {
    if (takeIntent('demo')) open();
  }, []);
  return (
    <Button variant={variant} disabled={demo.isPending} onClick={() => demo.mutate()}>
      {t('session.openDemo')}
    </Button>
  );
}
