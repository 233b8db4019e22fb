import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Movement } from '../../api/accounts.js';
import { Icon } from '../../ui/Icon.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { TimeText } from '../../ui/TimeText.js';
import { figureSide } from '../../ui/theme/figure-side.js';
import { WIDE } from '../../ui/wide.js';
import { offeredProducts } from '../offered.js';
import { causeWords } from './cause-words.js';

const Round = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: 999,
  color: theme.palette.text.secondary,
  background: theme.palette.tokens.raised,
  '& > svg': { fontSize: 20 },
  // On the narrowest phones the text next to it needs the width.
  '@container (max-width: 339px)': { width: 24, height: 24, '& > svg': { fontSize: 16 } },
}));
const End = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 500,
  color: theme.palette.text.primary,
  // At this width a long word next to it would break. The currency is at the balance above.
  '@container (max-width: 339px)': { ...theme.typography.body2, '& small': { display: 'none' } },
}));

/** Cause and time on one line, where both fit. */
const ONE_LINE = '@container (min-width: 480px)';

/** Time, icon, kind and cause, amount. */
export const MOVEMENT_COLUMNS = '150px 36px minmax(0, 1fr) minmax(0, 1.2fr) 160px';

const Columns = styled('div')(({ theme }) => ({
  [ONE_LINE]: {
    '& [data-cell="cause"] + br': { display: 'none' },
    '& [data-cell="cause"] ~ [data-cell="time"]::before': { content: '"·"', marginInline: '6px' },
  },
  [WIDE]: {
    '&&& > *': { gridTemplateColumns: MOVEMENT_COLUMNS, gap: '0 16px', alignItems: 'center' },
    '&&& > * > :first-child': { gridArea: '1 / 2' },
    '&&& > * > :nth-child(2) > :first-child > :first-of-type': { gridArea: '1 / 3' },
    '&&& > * > :nth-child(2) > :first-child > :nth-of-type(2)': {
      display: 'contents',
    },
    '& [data-cell="cause"] ~ [data-cell="time"]::before': { content: 'none' },
    '& [data-cell="cause"]': { gridArea: '1 / 4' },
    '& [data-cell="time"]': { gridArea: '1 / 1' },
    '&&& > * > :nth-child(2) > :last-child': {
      gridArea: '1 / 5',
      marginInlineStart: 0,
      justifySelf: figureSide(theme),
    },
  },
}));

interface MovementRowProps {
  movement: Movement;
  currency: string;
  hidden: boolean;
  clock: { now: number; tag: string; zone: string };
  /** Called on press. */
  onLook: (movement: Movement) => void;
}

/** Movement row: kind, cause, time and signed amount. */
export function MovementRow({ movement, currency, hidden, clock, onLook }: MovementRowProps) {
  const { t } = useTranslation();
  const { cause, text, amount, at, isResult } = movement;
  const style = offeredProducts().find(({ movement: its }) => its?.kind === cause.kind)?.movement;
  const what = causeWords(cause);
  // The line below names both accounts.
  const isBetween = cause.kind === 'transfer' && what !== '';
  return (
    <Columns>
      <ListRow
        icon={
          <Round>
            <Icon name={style?.icon ?? 'wallet'} />
          </Round>
        }
        title={isBetween ? t('transfer.one') : text}
        under
        second={
          <>
            {what !== '' && (
              <>
                <span data-cell="cause">{what}</span>
                <br />
              </>
            )}
            <span data-cell="time">
              <TimeText plain at={at} {...clock} />
            </span>
          </>
        }
        end={
          <End data-testid="funds-value">
            <MoneyText amount={amount} signed={isResult || 'plain'} currency={currency} hidden={hidden} />
          </End>
        }
        arrow={false}
        onPress={() => onLook(movement)}
      />
    </Columns>
  );
}
