import { styled } from '@mui/material/styles';
import { formatAmount, formatMoney } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: '12px 16px',
  color: theme.palette.text.secondary,
  // Below a sum that stands over a list.
  'p + &': { padding: 0, marginBlockStart: -8 },
}));

interface RoundedNoteProps {
  amounts: readonly Money[];
}

/**
 * That rows may not add up to the last digit of their total. Amounts are exact and each is rounded once, where it is
 * shown: a row that gave way to its neighbours would no longer agree with its own proof, and all the digits of each would be
 * hard to read. It hangs on digits below what is shown, not on whether the sum is off just now: that comes and goes with
 * prices, and what stands below would jump.
 */
export function RoundedNote({ amounts }: RoundedNoteProps) {
  const { t } = useTranslation();
  const isRounded = amounts.some((amount) => formatAmount(amount) !== formatMoney(amount));
  return isRounded && <Note>{t('accounts.rounded')}</Note>;
}
