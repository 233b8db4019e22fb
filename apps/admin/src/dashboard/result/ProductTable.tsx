import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Fragment } from 'react';
import { Link } from 'react-admin';
import { typeName, useWords } from '../../resources/ledger-entries/entry.js';
import { t } from '../../texts/texts.js';
import { FigureText } from '../../ui/FigureText.js';
import { formatNumber, money, signed } from '../../ui/figures.js';
import { Changed } from './Changed.js';
import { daysBefore } from './days-before.js';
import { entriesBehind, type HouseResult, type ProductResult } from './result.js';

const writeMoney = (value: number): string => signed(value, money);

interface Props {
  readonly name: string;
  readonly result: HouseResult;
  readonly products: readonly ProductResult[];
}

/** Class of columns hidden on a phone. */
const WIDE = 'wide';

/** Products and the parts of their figures, each linked to its entries. */
export const ProductTable = ({ name, result, products }: Props) => {
  const words = useWords();
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table
        size="small"
        aria-label={name}
        sx={{
          '& th, & td': { px: 1.5 },
          '& thead th': { whiteSpace: 'nowrap' },
          [`& .${WIDE}`]: { display: { xs: 'none', sm: 'table-cell' } },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('dashboard.product')}</TableCell>
            <TableCell align="right" className={WIDE}>
              {t('dashboard.entries')}
            </TableCell>
            <TableCell align="right">{result.currency}</TableCell>
            <TableCell align="right" className={WIDE}>
              {daysBefore(result)}
            </TableCell>
            <TableCell align="right">{t('common.change')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {products.map(({ product, title, lines, sum, before }) => (
            <Fragment key={product}>
              <TableRow>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  {title}
                </TableCell>
                <TableCell className={WIDE} />
                <TableCell align="right" sx={{ fontWeight: 600 }}>
                  <FigureText value={sum} write={money} toned />
                </TableCell>
                <TableCell align="right" className={WIDE}>
                  {writeMoney(before)}
                </TableCell>
                <TableCell align="right">
                  <Changed now={sum} before={before} write={writeMoney} />
                </TableCell>
              </TableRow>
              {lines.map((line) => (
                <TableRow key={`${line.type} ${line.account} ${line.currency}`}>
                  <TableCell component="th" scope="row" sx={{ pl: 5, whiteSpace: 'normal' }}>
                    <Link to={entriesBehind(result, line)}>
                      {typeName(words, line.type)} · {words.accounts[line.account] ?? line.account}
                    </Link>
                  </TableCell>
                  <TableCell align="right" className={WIDE}>
                    {formatNumber(line.entries)}
                  </TableCell>
                  <TableCell align="right">
                    <FigureText value={line.sum} write={money} toned />
                  </TableCell>
                  <TableCell align="right" className={WIDE}>
                    {writeMoney(line.before)}
                  </TableCell>
                  <TableCell align="right">
                    <Changed now={line.sum} before={line.before} write={writeMoney} />
                  </TableCell>
                </TableRow>
              ))}
            </Fragment>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
