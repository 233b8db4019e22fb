import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { TradeSymbol } from '../../api/symbols.js';
import { SHORT } from '../../ui/short-screen.js';
import { NARROW_THREE_COLUMNS } from '../../ui/wide.js';
import type { OrderForm } from './useOrderForm.js';
import { useRisks } from './useRisks.js';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: '16px 0 0',
  paddingInlineStart: 20,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  // Next to the chart they are above the buttons, visible before one is pressed.
  '[data-shape="wide"] &': {
    ...theme.typography.caption,
    gap: 2,
    margin: '0 0 12px',
    paddingInlineStart: 16,
    [NARROW_THREE_COLUMNS]: { gap: 0, marginBlockEnd: 8 },
    [SHORT]: { gap: 0, marginBlockEnd: 8 },
  },
}));

/** Each risk of the order in one sentence. */
export function RiskList({ symbol, form }: { symbol: TradeSymbol; form: OrderForm }) {
  const { t } = useTranslation();
  const risks = useRisks(symbol, form);
  return (
    <List aria-label={t('trade.risks')}>
      {risks.map((risk) => (
        <li key={risk}>{risk}</li>
      ))}
    </List>
  );
}
