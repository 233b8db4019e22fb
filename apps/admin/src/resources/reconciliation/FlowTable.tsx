import { Table, TableBody, TableCell, TableRow } from '@mui/material';
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

/** How what is owed to customers moved over the day, line by line. */
export const FlowTable = ({ day }: { day: Reconciliation }) => (
  <Table size="small" aria-label="Figures of the day">
    <TableBody>
      <Row name="Owed to customers before" value={day.liabilities - day.liabilities_change} />
      {movementsOf(day).map(({ name, moved }) => (
        <Row key={name} name={name} value={moved} toned />
      ))}
      <Row name="Change of what is owed" value={day.liabilities_change} toned strong />
      <Row name="Owed to customers after" value={day.liabilities} strong />
      <Row name="Not explained" value={day.difference} toned={day.difference !== 0} strong />
      <Row
        name="Stored otherwise than journalled"
        value={day.stored_off}
        toned={day.stored_off !== 0}
        strong
      />
      <Row name="House result: fees and trading" value={day.fees + day.trading_result} toned />
    </TableBody>
  </Table>
);
