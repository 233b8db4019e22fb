import { Table, TableBody, TableCell, TableRow } from '@mui/material';
import { useProducts } from '../../product.js';
import { t } from '../../texts/texts.js';
import { FigureText } from '../../ui/FigureText.js';
import { money } from '../../ui/figures.js';
import { movementsOf, type Reconciliation } from './day.js';

const Row = ({
  name,
  value,
  toned,
  strong,
}: {
  name: string;
  value: number;
  toned?: boolean;
  strong?: boolean;
}) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ fontWeight: strong ? 600 : 400 }}>
      {name}
    </TableCell>
    <TableCell align="right" sx={{ fontWeight: strong ? 600 : 400 }}>
      <FigureText value={value} write={money} toned={toned ?? false} />
    </TableCell>
  </TableRow>
);

/** Change of what is owed to customers over the day, line by line. */
export const FlowTable = ({ day }: { day: Reconciliation }) => (
  <Table size="small" aria-label={t('reconciliation.figuresOfTheDay')}>
    <TableBody>
      <Row
        name={t('reconciliation.owedToCustomersBefore')}
        value={day.liabilities - day.liabilities_change}
      />
      {movementsOf(day, useProducts()).map(({ name, moved }) => (
        <Row key={name} name={name} value={moved} toned />
      ))}
      <Row name={t('reconciliation.changeOfWhatIsOwed')} value={day.liabilities_change} toned strong />
      <Row name={t('reconciliation.owedToCustomersAfter')} value={day.liabilities} strong />
      <Row
        name={t('reconciliation.notExplained')}
        value={day.difference}
        toned={day.difference !== 0}
        strong
      />
      <Row
        name={t('reconciliation.storedOtherwiseThanJournalled')}
        value={day.stored_off}
        toned={day.stored_off !== 0}
        strong
      />
      <Row name={t('reconciliation.houseResultFeesAndTrading')} value={day.fees + day.trading_result} toned />
    </TableBody>
  </Table>
);
