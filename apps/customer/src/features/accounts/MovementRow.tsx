import { styled } from '@mui/material/styles';
import { ltr } from '@truemark/i18n';
import { useNavigate } from 'react-router-dom';
import type { Movement } from '../../api/accounts.js';
import { Icon } from '../../ui/Icon.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { TimeText } from '../../ui/TimeText.js';
import { WIDE } from '../../ui/wide.js';
import { offeredProducts } from '../offered.js';

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
}));
const End = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 500,
  color: theme.palette.text.primary,
}));

/** When, what with its picture, what for, and how much. */
export const MOVEMENT_COLUMNS = '150px 36px minmax(0, 1fr) minmax(0, 1.2fr) 160px';

const Columns = styled('div')({
  [WIDE]: {
    '&&& > *': { gridTemplateColumns: MOVEMENT_COLUMNS, gap: '0 16px', alignItems: 'center' },
    '&&& > * > :first-child': { gridArea: '1 / 2' },
    '&&& > * > :nth-child(2) > :first-of-type': { gridArea: '1 / 3' },
    '&&& > * > :nth-child(2) > :nth-of-type(2)': { display: 'contents', '& br': { display: 'none' } },
    '& [data-cell="cause"]': { gridArea: '1 / 4' },
    '& [data-cell="time"]': { gridArea: '1 / 1' },
    '&&& > * > :nth-child(3)': { gridArea: '1 / 5', justifySelf: 'end' },
  },
});

interface MovementRowProps {
  movement: Movement;
  currency: string;
  hidden: boolean;
  clock: { now: number; tag: string; zone: string };
}

/** A movement: what it was, what for, when, and how much came or went. */
export function MovementRow({ movement, currency, hidden, clock }: MovementRowProps) {
  const navigate = useNavigate();
  const { cause, text, amount, at, isResult } = movement;
  const style = offeredProducts().find(({ movement: its }) => its?.kind === cause.kind)?.movement;
  const path = style?.page?.(cause.id) ?? null;
  const number = cause.id > 0 && cause.kind !== 'transfer' ? ltr(`#${cause.id}`) : '';
  const what = [cause.name, number].filter((part) => part !== '');
  return (
    <Columns>
      <ListRow
        icon={
          <Round>
            <Icon name={style?.icon ?? 'wallet'} />
          </Round>
        }
        title={text}
        under
        second={
          <>
            {what.length > 0 && (
              <>
                <span data-cell="cause">{what.join(' · ')}</span>
                <br />
              </>
            )}
            <span data-cell="time">
              <TimeText plain={path !== null} at={at} {...clock} />
            </span>
          </>
        }
        end={
          <End data-testid="funds-value">
            <MoneyText amount={amount} signed={isResult || 'plain'} currency={currency} hidden={hidden} />
          </End>
        }
        {...(path !== null && { onPress: () => navigate(path), arrow: false })}
      />
    </Columns>
  );
}
