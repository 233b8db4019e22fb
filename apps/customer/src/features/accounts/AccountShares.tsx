import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { Money } from '@truemark/money';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AccountType } from '../../api/accounts.js';
import { CardList } from '../../ui/Card.js';
import { ListRow } from '../../ui/ListRow.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { SectionHead } from '../../ui/SectionHead.js';
import { Sum } from './AccountCard.js';
import { ACCOUNT_NAMES, ACCOUNT_USES } from './account-names.js';
import { RoundedNote } from './RoundedNote.js';
import { useAccounts, useAccountTypes, useOpenResult } from './useAccounts.js';
import { useHidden } from './useHidden.js';

const Coloured = styled('span')(({ theme }) => ({
  '&[data-account="change"]': { background: theme.palette.accent.text },
  '&[data-account="contracts"]': { background: theme.palette.tokens.studies[0] },
  '&[data-account="options"]': { background: theme.palette.tokens.studies[1] },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  height: 8,
  margin: 16,
  overflow: 'hidden',
  borderRadius: 999,
  background: theme.palette.tokens.raised,
  // Not a row of its own.
  '&&&': { borderBlockEnd: 0 },
}));

const Dot = styled(Coloured)({ flex: 'none', width: 10, height: 10, borderRadius: 999 });

/** Relative width of a part. Precise enough for a chart, never used as an amount. */
const partOf = (amount: Money, whole: Money): number => Number((amount * 1000n) / whole);

/** Breakdown of the total: amount per account, its purpose, and a link to its movements. */
export function AccountShares() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { accounts } = useAccounts();
  const openResult = useOpenResult();
  const [hidden] = useHidden();
  const amountOn = (type: AccountType): Money | undefined => {
    const account = accounts?.find((each) => each.type === type);
    return account && account.free + account.held + openResult(account);
  };
  const rows = useAccountTypes().map((each) => ({
    ...each,
    amount: amountOn(each.type),
  }));
  // Negative amounts are not part of the whole.
  const parts = rows.flatMap(({ type, amount }) => (amount && amount > 0n ? [{ type, amount }] : []));
  const whole = parts.reduce((sum, { amount }) => sum + amount, 0n);
  return (
    <section aria-label={t('accounts.title')}>
      <SectionHead title={t('accounts.title')} all={t('cash.details')} to="/mine/accounts" />
      <CardList as="div">
        {rows.length > 1 && (
          <Bar aria-hidden>
            {!hidden &&
              parts.map(({ type, amount }) => (
                <Coloured
                  key={type}
                  data-account={type}
                  style={{ flex: partOf(amount, whole), minWidth: 2 }}
                />
              ))}
          </Bar>
        )}
        {rows.map(({ type, typeId, amount }) => (
          <ListRow
            key={type}
            icon={<Dot data-account={type} />}
            title={t(ACCOUNT_NAMES[type])}
            second={t(ACCOUNT_USES[type])}
            wraps
            end={
              <Sum>
                {amount === undefined ? (
                  <Skeleton variant="text" width={72} />
                ) : (
                  <MoneyText amount={amount} hidden={hidden} />
                )}
              </Sum>
            }
            onPress={() => navigate(`/mine/history?accountTypeId=${typeId}`)}
          />
        ))}
        <RoundedNote amounts={rows.map(({ amount }) => amount ?? 0n)} />
      </CardList>
    </section>
  );
}
