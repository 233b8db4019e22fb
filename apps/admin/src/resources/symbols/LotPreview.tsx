import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { formatDecimal, parseDecimal, toChartNumber } from '@truemark/money';
import { useGetList } from 'react-admin';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { formatNumber, money } from '../../ui/figures.js';
import { useCurrency, useSettingValue } from '../../ui/use-currency.js';
import { type LotTerms, type LotPreview as Preview, previewLot, rateNow } from './lot-cost.js';
import type { TradedSymbol } from './symbol.js';

interface Props {
  readonly terms: LotTerms & { readonly id?: number; readonly quoteCurrency?: string };
}

const write = (value: bigint): string => money(toChartNumber(value));

/** Uses current prices; a text says what is still missing. */
function usePreview({ id, ...terms }: Props['terms']): { preview: Preview; currency: string } | string {
  const { data: symbols = [] } = useGetList<TradedSymbol>(
    'symbols',
    { pagination: { page: 1, perPage: 500 }, sort: { field: 'sort', order: 'ASC' } },
    { refetchInterval: 1000 },
  );
  const currency = useCurrency();
  const feeType = useSettingValue('trade_fee_type');
  const symbol = symbols.find((each) => each.id === id);
  const [bid, ask] = [symbol?.bid, symbol?.ask].map((price) => (price ? parseDecimal(price) : null));
  if (id === undefined) return t('symbols.whatALotCostsIsShown');
  if (!bid || !ask) return t('symbols.whatALotCostsIsShown2');
  const rate = rateNow(terms.quoteCurrency ?? '', currency, symbols);
  if (feeType === undefined) return t('symbols.theFeeRuleIsBeingRead');
  if (!rate) return t('symbols.nothingConvertsToNow', { quoteCurrency: terms.quoteCurrency, currency });
  const preview = previewLot(terms, { bid, ask }, rate, Number(feeType));
  return preview ? { preview, currency } : t('symbols.whatALotCostsIsShown3');
}

/** Cost of one lot at each leverage, by the same rules that orders are checked with. */
export const LotPreview = ({ terms }: Props) => {
  const found = usePreview(terms);
  if (typeof found === 'string') return <Alert severity="info">{found}</Alert>;
  const { preview, currency } = found;
  const { price, worth, pip, pipValue, costs } = preview;
  return (
    <Box component="section" aria-label={t('symbols.whatOneLotCosts')} sx={{ width: '100%', minWidth: 0 }}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {formatRich('symbols.atOneLotIsWorth1', {
          price: formatNumber(toChartNumber(price)),
          worth: write(worth),
          currency,
          pip: formatDecimal(pip),
          pipValue: write(pipValue),
        })}
      </Typography>
      {costs.length === 0 ? (
        <Alert severity="warning">{t('symbols.withoutALeverageNoOrderCan')}</Alert>
      ) : (
        <Box
          component="section"
          aria-label={t('symbols.costsByLeverage')}
          tabIndex={0}
          sx={{ overflowX: 'auto' }}
        >
          <Table size="small" sx={{ width: 'auto' }}>
            <TableHead>
              <TableRow>
                <TableCell>{t('symbols.leverage')}</TableCell>
                <TableCell align="right">{t('symbols.marginOf1Lot')}</TableCell>
                <TableCell align="right">{t('symbols.effective')}</TableCell>
                <TableCell align="right">{t('symbols.feeOf1Lot')}</TableCell>
                <TableCell align="right">{t('symbols.leastOrder')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {costs.map(({ multiple, margin, effective, fee, least }, index) => (
                <TableRow key={`${index}-${multiple}`}>
                  <TableCell>{formatDecimal(multiple)}×</TableCell>
                  <TableCell align="right">{write(margin)}</TableCell>
                  <TableCell align="right">
                    {effective === null ? '–' : `${formatDecimal(effective)}:1`}
                  </TableCell>
                  <TableCell align="right">{write(fee)}</TableCell>
                  <TableCell align="right">{write(least)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 2 }}>
        {formatRich('symbols.inForABuyerAtThe', { currency })}
      </Typography>
    </Box>
  );
};
