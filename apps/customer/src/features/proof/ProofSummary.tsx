import CheckCircle from '@mui/icons-material/CheckCircleRounded';
import ErrorIcon from '@mui/icons-material/ErrorRounded';
import { styled } from '@mui/material/styles';
import { formatPrice } from '@truemark/i18n';
import type { Money, Price } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import type { ProofTick } from '../../api/order-proof.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { placesOfParts } from '../../ui/result-parts.js';
import { useConfig } from '../configuration/configuration.js';
import { exactTimeZoned } from './exact-time.js';

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 12,
  borderRadius: 12,
  background: theme.palette.tokens.raised,
  '& > p': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: 0,
    ...theme.typography.body1,
    fontWeight: 600,
  },
  '& dd > span': { display: 'block', ...theme.typography.caption, color: theme.palette.text.secondary },
}));
const Agrees = styled(CheckCircle)(({ theme }) => ({ color: theme.palette.up.text }));
const Differs = styled(ErrorIcon)(({ theme }) => ({ color: theme.palette.error.main }));

interface ProofSummaryProps {
  /** Whether the browser's result matches the record; null: no result to compute. */
  agrees: boolean | null;
  /** Null if there is none. */
  result: Money | null;
  /** Fee paid separately; then the result net of fees is shown too. */
  fee?: Money;
  /** Deciding ticks: label and the price that counted. */
  deciding: readonly { name: string; tick: ProofTick | null; price: Price }[];
  precision: number;
}

/** Summary: whether the result is correct, and which prices at which times produced it. */
export function ProofSummary({ agrees, result, fee = 0n, deciding, precision }: ProofSummaryProps) {
  const { t } = useTranslation();
  const { currency, timezone } = useConfig();
  const places = placesOfParts({ result: result ?? 0n, fee }, false);
  const money = (amount: Money) => <MoneyText amount={amount} signed places={places} currency={currency} />;
  const hasFee = result !== null && fee !== 0n;
  return (
    <Box>
      {agrees !== null && (
        <p role="status">
          {agrees ? <Agrees aria-hidden /> : <Differs aria-hidden />}
          {t(agrees ? 'proof.agrees' : 'proof.differs')}
        </p>
      )}
      <Facts
        facts={[
          // Without a fee there is only one result.
          [t(hasFee ? 'proof.profit' : 'orders.result'), result === null ? null : money(result)],
          [t('result.fee'), hasFee ? money(-fee) : null],
          [t('result.net'), hasFee ? money(result - fee) : null],
          ...deciding.map(
            ({ name, tick, price }) =>
              [
                name,
                tick && (
                  <>
                    <Figure>{formatPrice(price, precision)}</Figure>
                    <span>
                      <Figure>{exactTimeZoned(tick.time, timezone)}</Figure>
                    </span>
                  </>
                ),
              ] as const,
          ),
        ]}
      />
    </Box>
  );
}
