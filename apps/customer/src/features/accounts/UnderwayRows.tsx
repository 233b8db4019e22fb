import type { Money } from '@truemark/money';
import { CardList } from '../../ui/Card.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { RowEnd } from '../../ui/RowEnd.js';
import { type BadgeTone, StatusBadge } from '../../ui/StatusBadge.js';
import { TimeText } from '../../ui/TimeText.js';
import { useConfig } from '../configuration/configuration.js';
import { useClock } from '../wallet/useClock.js';
import { useHidden } from './useHidden.js';

interface UnderwayRow {
  readonly id: number;
  readonly title: string;
  readonly createdAt: number;
  readonly amount: Money;
  /** Status text. */
  readonly standing: string;
  readonly tone: BadgeTone;
}

interface UnderwayRowsProps {
  /** Machine name of the rows, to locate them on the page. */
  name: string;
  label: string;
  rows: readonly UnderwayRow[];
  onLook: (id: number) => void;
}

/** Pending money of one kind; renders nothing if there is none. */
export function UnderwayRows({ name, label, rows, onLook }: UnderwayRowsProps) {
  const { currency } = useConfig();
  const [hidden] = useHidden();
  const clock = useClock();
  if (rows.length === 0) return null;
  return (
    <CardList aria-label={label}>
      {rows.map(({ id, title, createdAt, amount, standing, tone }) => (
        <ListRow
          key={id}
          wraps
          title={title}
          second={<TimeText at={createdAt} {...clock} plain />}
          end={
            <RowEnd data-testid={`underway-${name}-${id}`}>
              <MoneyText amount={amount} currency={currency} hidden={hidden} />
              <StatusBadge tone={tone}>{standing}</StatusBadge>
            </RowEnd>
          }
          onPress={() => onLook(id)}
        />
      ))}
    </CardList>
  );
}
