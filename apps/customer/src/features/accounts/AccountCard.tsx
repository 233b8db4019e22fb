import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { styled } from '@mui/material/styles';
import type { Money } from '@truemark/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Account, Movement } from '../../api/accounts.js';
import { CardList } from '../../ui/Card.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { NetResult } from '../../ui/NetResult.js';
import { useConfig } from '../configuration/configuration.js';
import { useClock } from '../wallet/useClock.js';
import { ACCOUNT_NAMES, ACCOUNT_USES, HELD_NAMES } from './account-names.js';
import { MovementRow } from './MovementRow.js';
import { useHidden } from './useHidden.js';

/** Own container: never wide enough for columns. */
const Frame = styled(CardList)({
  containerType: 'inline-size',
  // The currency is in the card's header. With three cards side by side the movements need the width for their text.
  '@container (max-width: 339px)': { '& > :not(:first-child) small': { display: 'none' } },
});

export const Sum = styled('span')(({ theme }) => ({
  ...theme.typography.body1,
  fontWeight: 600,
  color: theme.palette.text.primary,
}));

/** Name and balance, stacked if both do not fit on a line. */
const Head = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
});

/** The arrow is next to the name, because sums are aligned above the amounts that make them up. */
const Name = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  '& > svg': {
    color: theme.palette.text.secondary,
    transform: theme.direction === 'rtl' ? 'scaleX(-1)' : undefined,
  },
}));

/** Free and held amounts, one per line; side by side under their labels where they fit. */
const Parts = styled('span')(({ theme }) => ({
  display: 'grid',
  '@container (min-width: 560px)': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(140px, max-content))',
    gap: '8px 32px',
    marginBlockStart: 8,
    '& > span > span': { display: 'block' },
    '& > span > :first-of-type': theme.typography.caption,
    '& > span > :last-of-type': { color: theme.palette.text.primary, fontWeight: 500 },
  },
}));

/** Purpose of the account, on its own line above the parts. */
const Use = styled('i')({ gridColumn: '1 / -1', fontStyle: 'normal' });

function Part({ name, children, testId }: { name: string; children: ReactNode; testId?: string }) {
  return (
    <span>
      <span>{name}</span> <span data-testid={testId}>{children}</span>
    </span>
  );
}

const Nothing = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: '12px 16px',
  color: theme.palette.text.secondary,
}));

interface AccountCardProps {
  account: Account;
  /** Price result of the account's open positions. */
  openResult: Money;
  /** Fees of the open positions; undefined if none is open or the value could not be loaded. */
  openFees: Money | undefined;
  /** Latest movements; undefined if they could not be loaded. */
  last: readonly Movement[] | undefined;
  onLook: (movement: Movement) => void;
}

/** Account card: free and held amounts and the last movements. Links to the full history. */
export function AccountCard({ account, openResult, openFees, last, onLook }: AccountCardProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { currency } = useConfig();
  const [hidden] = useHidden();
  const clock = useClock();
  const { type, typeId, free, held } = account;
  return (
    <Frame aria-label={t(ACCOUNT_NAMES[type])} data-key={type}>
      <ListRow
        title={
          <Head>
            <Name>
              {t(ACCOUNT_NAMES[type])}
              <ChevronRight aria-hidden />
            </Name>
            <Sum data-testid="account-total">
              <MoneyText amount={free + held + openResult} currency={currency} hidden={hidden} />
            </Sum>
          </Head>
        }
        second={
          <Parts>
            <Use>{t(ACCOUNT_USES[type])}</Use>
            <Part name={t('accounts.balance')} testId={`free-${type}`}>
              <MoneyText amount={free} hidden={hidden} />
            </Part>
            <Part name={t(HELD_NAMES[type])}>
              <MoneyText amount={held} hidden={hidden} />
            </Part>
            {openFees !== undefined && (
              <>
                <Part name={t('orders.floating')}>
                  <NetResult result={openResult} fee={openFees} hidden={hidden} />
                </Part>
                <Part name={t('accounts.feesPaid')}>
                  <MoneyText amount={openFees} hidden={hidden} />
                </Part>
              </>
            )}
          </Parts>
        }
        wraps
        arrow={false}
        onPress={() => navigate(`/mine/history?accountTypeId=${typeId}`)}
      />
      {last?.length === 0 && <Nothing>{t('accounts.noRecords')}</Nothing>}
      {last?.map((movement) => (
        <MovementRow
          key={movement.id}
          movement={movement}
          currency={currency}
          hidden={hidden}
          clock={clock}
          onLook={onLook}
        />
      ))}
    </Frame>
  );
}
