import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link } from 'react-admin';
import { t } from '../../texts/texts.js';
import { FigureText } from '../../ui/FigureText.js';
import { money } from '../../ui/figures.js';
import { HorizontalScroll } from '../../ui/HorizontalScroll.js';
import { sumExactly } from '../../ui/sum-exactly.js';
import { usePermission } from '../../ui/use-permission.js';
import { resultOf } from './ResultChart.js';
import { type HouseResult, type ProductResult, reportOf } from './result.js';

interface Props {
  readonly result: HouseResult;
  readonly products: readonly ProductResult[];
}

/** Figures of the chart, newest day first. */
export const DayTable = ({ result, products }: Props) => {
  const mayOpen = usePermission('reports', 'list') === true;
  return (
    <HorizontalScroll name={t('dashboard.houseResultByDay')} most={320}>
      <Table size="small" stickyHeader aria-label={t('dashboard.houseResultByDay')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('common.day')}</TableCell>
            {products.map(({ product, title }) => (
              <TableCell key={product} align="right">
                {title}
              </TableCell>
            ))}
            <TableCell align="right">{t('dashboard.together')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {[...result.days].reverse().map(({ day, results }) => (
            <TableRow key={day}>
              <TableCell component="th" scope="row">
                {mayOpen ? <Link to={reportOf(result, day)}>{day}</Link> : day}
              </TableCell>
              {products.map(({ product }) => (
                <TableCell key={product} align="right">
                  <FigureText value={resultOf(results, product)} write={money} toned />
                </TableCell>
              ))}
              <TableCell align="right" sx={{ fontWeight: 600 }}>
                <FigureText value={sumExactly(results.map(({ sum }) => sum))} write={money} toned />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </HorizontalScroll>
  );
};
