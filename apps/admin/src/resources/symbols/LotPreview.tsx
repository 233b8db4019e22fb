import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { formatDecimal, parseDecimal, toChartNumber } from '@truemark/money';
import { useGetList } from 'react-admin';
import { figure, money } from '../../ui/figures.js';
import { useCurrency, useSettingValue } from '../../ui/use-currency.js';
import { type LotTerms, type LotPreview as Preview, previewLot, rateNow } from './lot-cost.js';
import type { TradedSymbol } from './symbol.js';

interface Props {
  readonly terms: LotTerms & { readonly id?: number; readonly quoteCurrency?: string };
}

const write = (value: bigint): string => money(toChartNumber(value));

/** At the prices of this second; a text says what is still missing. */
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
  if (id === undefined) return 'What a lot costs is shown once the symbol is saved and has a price.';
  if (!bid || !ask) return 'What a lot costs is shown once the symbol has a price.';
  const rate = rateNow(terms.quoteCurrency ?? '', currency, symbols);
  if (feeType === undefined) return 'The fee rule is being read.';
  if (!rate) return `Nothing converts ${terms.quoteCurrency} to ${currency} now.`;
  const preview = previewLot(terms, { bid, ask }, rate, Number(feeType));
  return preview ? { preview, currency } : 'What a lot costs is shown once every figure is filled in.';
}

/** What one lot costs at each leverage, by the same rules that orders are decided with. */
export const LotPreview = ({ terms }: Props) => {
  const found = usePreview(terms);
  if (typeof found === 'string') return <Alert severity="info">{found}</Alert>;
  const { preview, currency } = found;
  const { price, worth, pip, pipValue, costs } = preview;
  return (
    <Box component="section" aria-label="What one lot costs" sx={{ width: '100%', minWidth: 0 }}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        At {figure(toChartNumber(price))} one lot is worth {write(worth)} {currency}; 1 pip (
        {formatDecimal(pip)}) = {write(pipValue)} {currency}.
      </Typography>
      {costs.length === 0 ? (
        <Alert severity="warning">Without a leverage no order can be placed.</Alert>
      ) : (
        <Box component="section" aria-label="Costs by leverage" tabIndex={0} sx={{ overflowX: 'auto' }}>
          <Table size="small" sx={{ width: 'auto' }}>
            <TableHead>
              <TableRow>
                <TableCell>Leverage</TableCell>
                <TableCell align="right">Margin of 1 lot</TableCell>
                <TableCell align="right">Effective</TableCell>
                <TableCell align="right">Fee of 1 lot</TableCell>
                <TableCell align="right">Least order</TableCell>
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
        In {currency}, for a buyer, at the price of this second. The least order is margin and fee of the
        least lots.
      </Typography>
    </Box>
  );
};
