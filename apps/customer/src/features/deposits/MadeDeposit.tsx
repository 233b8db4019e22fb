import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatMoney, ltr } from '@truemark/i18n';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Deposit } from '../../api/deposits.js';
import { Card } from '../../ui/Card.js';
import { useConfig } from '../configuration/configuration.js';

const Box = styled(Card)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  textAlign: 'center',
  '& > svg': { fontSize: 40, color: theme.palette.accent.text },
  '& > h2': { ...theme.typography.h3, margin: 0 },
  '& > p': { ...theme.typography.body2, margin: '0 0 12px', color: theme.palette.text.secondary },
}));

/** The main action at the end. */
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  width: '100%',
  '& > *': { flex: '1 1 auto', maxWidth: 240, paddingInline: 12, whiteSpace: 'nowrap' },
});

interface MadeDepositProps {
  deposit: Deposit;
  onAnother: () => void;
}

/** Replaces the form after submission: what was submitted and what comes next. Its row is below. */
export function MadeDeposit({ deposit, onAnother }: MadeDepositProps) {
  const { t } = useTranslation();
  const { currency, review_promise_hours: hours } = useConfig();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.closest('main')?.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box role="status" data-testid="made-deposit">
      <CheckCircle aria-hidden />
      <h2 ref={title} tabIndex={-1}>
        {t('receipt.deposit', { amount: ltr(`${formatMoney(deposit.amount)} ${currency}`) })}
      </h2>
      <p>{t('cash.promise', { hours, count: Number(hours) })}</p>
      <Ways>
        <Button variant="outlined" onClick={onAnother}>
          {t('deposit.another')}
        </Button>
        <Button component={Link} to="/mine/wallet" variant="contained">
          {t('ui.done')}
        </Button>
      </Ways>
    </Box>
  );
}
