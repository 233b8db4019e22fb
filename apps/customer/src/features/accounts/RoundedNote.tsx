import { styled } from '@mui/material/styles';
import { formatAmount, formatMoney } from '@truemark/i18n';
import type { Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: '12px 16px',
  color: theme.palette.text.secondary,
  // Below a sum above a list.
  'p + &': { padding: 0, marginBlockStart: -8 },
}));

interface RoundedNoteProps {
  amounts: readonly Money[];
}

/**
 * Notes that rows may not add up to the last digit of their total. Amounts are exact and each is rounded once, for
 * display. Adjusting a row to its neighbours would make it disagree with its own proof, and showing all digits would be
 * hard to read. Whether it is shown depends on hidden digits, not on the sum currently being off, which changes with
 * prices and would make the content below jump.
 */
export function RoundedNote({ amounts }: RoundedNoteProps) {
  const { t } = useTranslation();
  const isRounded = amounts.some((amount) => formatAmount(amount) !== formatMoney(amount));
  return isRounded && <Note>{t('accounts.rounded')}</Note>;
}
