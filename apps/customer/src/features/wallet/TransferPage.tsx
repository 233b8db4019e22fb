import SwapVert from '@mui/icons-material/SwapVertRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { formatDecimal, parseDecimal } from '@truemark/money';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type Account, accountTypeOf } from '../../api/accounts.js';
import { AmountField } from '../../ui/AmountField.js';
import { Beside, Card } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { MainButton } from '../../ui/MainButton.js';
import { MoneyText } from '../../ui/MoneyText.js';
import { Page } from '../../ui/Page.js';
import { PickField } from '../../ui/PickField.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { SkeletonForm, SkeletonList } from '../../ui/Skeletons.js';
import { useLatest } from '../../ui/useLatest.js';
import { ACCOUNT_NAMES, ACCOUNT_USES } from '../accounts/account-names.js';
import { useAccounts } from '../accounts/useAccounts.js';
import { useConfig } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { AllButton } from './AllButton.js';
import { type AmountFault, checkAmount } from './check-amount.js';
import { Form } from './Form.js';
import { LinkButton } from './LinkButton.js';
import { rowsOf } from './pages.js';
import { Refusal } from './Refusal.js';
import { isToldAbove, RefusalNotice } from './RefusalNotice.js';
import { TransferHistory } from './TransferHistory.js';
import { useAmountTexts } from './useAmountTexts.js';
import { useAskedAmount } from './useAskedAmount.js';
import { useFaults } from './useFaults.js';
import { useTransferCall, useTransfers } from './useTransfers.js';
import { useWayOut } from './useWayOut.js';

const Between = styled('div')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  '& > button': { alignSelf: 'center', marginBlock: '-12px 0' },
});

const REFUSED_AT = {
  'ledger.insufficient_balance': 'amount',
  'wallet.would_stop_out': 'amount',
  'wallet.only_one_account': 'to',
};

/** Height of the form without errors, px. */
const FORM = 458;

/** Transfer between own accounts. */
export function TransferPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const { accounts, isError, refetch } = useAccounts();
  const list = useTransfers();
  // Without a free balance the form shows more, so the content below waits for it.
  const isComing = !accounts && !isError;
  return (
    <Page wide title={t('transfer.title')} onBack={back}>
      <PullToRefresh onRefresh={() => Promise.all([refetch(), list.refetch()])}>
        <Beside>
          {isComing && <SkeletonForm fields={3} height={FORM} />}
          {!accounts && isError && <ErrorState onRetry={() => refetch()} />}
          {accounts && accounts.length > 1 && <TransferForm accounts={accounts} onAsked={back} />}
          {accounts && accounts.length < 2 && (
            <EmptyState icon={<SwapVert />} title={t('transfer.oneAccount')} />
          )}
          <section data-beside>
            {isComing ? (
              <SkeletonList />
            ) : (
              <>
                <SectionTitle>{t('transfer.history')}</SectionTitle>
                <TransferHistory list={list} records={rowsOf(list.data)} />
              </>
            )}
          </section>
        </Beside>
      </PullToRefresh>
    </Page>
  );
}

/** Without a free balance on any account, money has to be paid in. */
function PayIn() {
  const { t } = useTranslation();
  const [way] = useWayOut()({ key: 'ledger.insufficient_balance', message: t('transfer.nothing') }).ways;
  return way && <LinkButton to={way.to}>{way.label}</LinkButton>;
}

/** Target account as requested, or else from the funding account to the next one. */
function pairFor(accounts: readonly Account[], wanted: number): { from: number; to: number } {
  const to = accounts.find(({ typeId }) => typeId === wanted) ?? accounts[1];
  const from = accounts.find((account) => account !== to);
  return { from: from?.typeId ?? 1, to: to?.typeId ?? 2 };
}

/** The chosen pair; an end that is not offered any more is replaced, and the other one stays. */
function offeredPair(
  accounts: readonly Account[],
  { from, to }: { from: number; to: number },
  wanted: number,
): { pair: { from: number; to: number }; replaced: 'from' | 'to' | null } {
  const isOffered = (id: number) => accounts.some(({ typeId }) => typeId === id);
  const beside = (id: number) => accounts.find(({ typeId }) => typeId !== id)?.typeId ?? id;
  if (isOffered(from) && isOffered(to)) return { pair: { from, to }, replaced: null };
  if (isOffered(from)) return { pair: { from, to: beside(from) }, replaced: 'to' };
  if (isOffered(to)) return { pair: { from: beside(to), to }, replaced: 'from' };
  return { pair: pairFor(accounts, wanted), replaced: 'from' };
}

interface TransferFormProps {
  accounts: readonly Account[];
  /** The transfer requested by another page is done. */
  onAsked: () => void;
}

function TransferForm({ accounts, onAsked }: TransferFormProps) {
  const { t } = useTranslation();
  const errors = useErrorTexts();
  const { currency } = useConfig();
  const [params] = useSearchParams();
  // A customer sent here for missing money returns to that page; the receipt moves along.
  const wasAsked = useLocation().key !== 'default' && params.has('to');
  const wanted = Number(params.get('to'));
  const [chosen, setChosen] = useState(() => pairFor(accounts, wanted));
  // An account may be switched off while the page is open.
  const { pair, replaced } = offeredPair(accounts, chosen, wanted);
  const replacedText = (end: 'from' | 'to') => (replaced === end ? errors['validation.choice'] : undefined);
  const [text, setText] = useState(useAskedAmount());
  const [asked, setAsked] = useState(false);
  const [above, setAbove] = useState<{ key: string; message: string } | null>(null);
  const latest = useLatest(text);
  const { faultText } = useAmountTexts();
  const faults = useFaults(REFUSED_AT);
  const call = useTransferCall(wasAsked);
  const source = accounts.find(({ typeId }) => typeId === pair.from);
  const target = accounts.find(({ typeId }) => typeId === pair.to);
  const free = source?.free;
  const fault = checkAmount(text, { least: 0n, most: 0n, free });

  const isEmpty = free === 0n;
  const nameOf = (typeId: number) => t(ACCOUNT_NAMES[accountTypeOf(typeId)]);
  const filled = accounts.find((account) => account.free > 0n)?.typeId;
  const other = filled && { from: filled, to: pair.to === filled ? pair.from : pair.to };
  const missing = (parseDecimal(text) ?? 0n) - (free ?? 0n);
  // Deposits go to the funding account only.
  const lacksFunding = source?.type === 'change' && missing > 0n;
  const whatIsWrong = (found: AmountFault) =>
    found.key === 'cash.overFree' && lacksFunding ? (
      <Refusal key={found.key} refusal={{ key: found.key, message: faultText(found) }} missing={missing} />
    ) : (
      faultText(found)
    );
  const choose = (next: { from: number; to: number }) => {
    faults.clear();
    setAbove(null);
    setChosen(next);
  };
  const swap = () => choose({ from: pair.to, to: pair.from });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fault) return;
    call.send(
      { ...pair, amount: text },
      {
        onSuccess: () => {
          faults.clear();
          // Another amount typed since is kept, with the page it is on.
          if (latest() !== text) return;
          setText('');
          setAsked(false);
          if (wasAsked) onAsked();
        },
        onRefused: (refusal) => {
          if (isToldAbove(refusal.key)) setAbove(refusal);
          else faults.refuse(refusal);
        },
      },
    );
  };
  const choices = accounts.map(({ typeId, type, free }) => ({
    value: typeId,
    text: t(ACCOUNT_NAMES[type]),
    second: t(ACCOUNT_USES[type]),
    end: <MoneyText amount={free} currency={currency} />,
  }));
  return (
    <Card>
      <Form noValidate onSubmit={send}>
        {above && <RefusalNotice refusal={above} />}
        <Between data-keep-clear>
          <PickField
            label={t('transfer.from')}
            choices={choices}
            value={pair.from}
            placeholder=""
            hint={source && t(ACCOUNT_USES[source.type])}
            error={replacedText('from')}
            onPick={(from) => (from === pair.to ? swap() : choose({ ...pair, from }))}
          />
          <IconButton aria-label={t('transfer.swap')} onClick={swap}>
            <SwapVert />
          </IconButton>
          <PickField
            label={t('transfer.to')}
            choices={choices.filter(({ value }) => value !== pair.from)}
            value={pair.to}
            placeholder=""
            hint={target && t(ACCOUNT_USES[target.type])}
            error={replacedText('to') ?? faults.at('to')}
            onPick={(to) => choose({ ...pair, to })}
          />
        </Between>
        <AmountField
          label={t('cash.amount')}
          text={text}
          onText={(typed) => {
            setText(typed);
            faults.forget('amount');
          }}
          unit={currency}
          aside={
            <AllButton
              disabled={!free}
              onTake={() => {
                setText(formatDecimal(free ?? 0n));
                faults.forget('amount');
              }}
            />
          }
          hint={
            <>
              {t('cash.free')} <MoneyText amount={free} currency={currency} />
            </>
          }
          error={(asked || text !== '') && fault ? whatIsWrong(fault) : faults.at('amount')}
        />
        <MainButton type="submit" busy={call.busy} why={isEmpty ? t('transfer.nothing') : undefined}>
          {t('transfer.submit')}
        </MainButton>
        {isEmpty && other && (
          <Button variant="outlined" fullWidth onClick={() => choose(other)}>
            {t('transfer.fromTo', { from: nameOf(other.from), to: nameOf(other.to) })}
          </Button>
        )}
        {isEmpty && !other && <PayIn />}
      </Form>
    </Card>
  );
}
