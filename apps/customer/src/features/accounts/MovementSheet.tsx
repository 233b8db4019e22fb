import { useTranslation } from 'react-i18next';
import type { Movement } from '../../api/accounts.js';
import { Facts } from '../../ui/Facts.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { Sheet } from '../../ui/Sheet.js';
import { ExactTime } from '../../ui/TimeText.js';
import { useConfig } from '../configuration/configuration.js';
import { offeredProducts } from '../offered.js';
import { optionalPart } from '../optional-part.js';
import type { MovedProps } from '../product.js';
import { causeWords } from './cause-words.js';
import { useHidden } from './useHidden.js';

interface SheetProps extends MovedProps {
  movement: Movement;
}

/** Products' detail sheets by cause kind, each loaded on demand. */
const SHEETS = new Map(
  offeredProducts().flatMap(({ movement }) => {
    const load = movement?.sheet;
    return load
      ? [[movement.kind, optionalPart<MovedProps, SheetProps>(load, { Failed: Plain })] as const]
      : [];
  }),
);

interface MovementSheetProps {
  /** Null: closed. */
  movement: Movement | null;
  onClose: () => void;
}

/** Detail of a movement: the sheet of its product, or else the data of the history itself. */
export function MovementSheet({ movement, onClose }: MovementSheetProps) {
  if (!movement) return null;
  const { kind, id } = movement.cause;
  const Cause = id > 0 ? SHEETS.get(kind) : undefined;
  if (!Cause) return <Plain movement={movement} onClose={onClose} />;
  return <Cause id={id} movement={movement} onClose={onClose} />;
}

function Plain({ movement, onClose }: Omit<SheetProps, 'id'>) {
  const { t } = useTranslation();
  const { currency, timezone } = useConfig();
  const [hidden] = useHidden();
  const { amount, text, at, cause, isResult } = movement;
  const what = causeWords(cause);
  return (
    <Sheet open title={text} onClose={onClose}>
      <Facts
        facts={[
          [t('cash.details'), what === '' ? null : what],
          [
            t('cash.amount'),
            <MoneyText
              key="amount"
              amount={amount}
              signed={isResult || 'plain'}
              currency={currency}
              hidden={hidden}
            />,
          ],
          [t('cash.time'), <ExactTime key="time" at={at} zone={timezone} />],
        ]}
      />
    </Sheet>
  );
}
