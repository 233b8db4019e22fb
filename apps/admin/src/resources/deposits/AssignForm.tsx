import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { forgetWords, keepWords, wordsOf } from '../../providers/drafts.js';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Facts } from '../../ui/Facts.js';
import type { FieldErrors } from '../../ui/review/use-review.js';
import { Section } from '../../ui/Section.js';
import type { BankAccount } from './bank-accounts/bank-account.js';

/** Bank account as shown to the customer in the deposit flow. */
export interface AssignedBank {
  readonly bank_name: string;
  readonly name: string;
  readonly account: string;
  readonly swift: string;
  readonly ifsc: string;
  readonly iban: string;
}

const FIELDS = [
  ['bank_name', t('common.bank')],
  ['name', t('deposits.payee')],
  ['account', t('common.account')],
  ['swift', 'SWIFT'],
  ['iban', 'IBAN'],
  ['ifsc', 'IFSC'],
] as const satisfies readonly (readonly [keyof AssignedBank, string])[];

/** Details without which nobody can pay; if one is missing, the answer says so beside its field. */
const REQUIRED = ['bank_name', 'name', 'account'] as const;

const NOTHING: AssignedBank = { bank_name: '', name: '', account: '', swift: '', ifsc: '', iban: '' };

/** Details as entered, and the house account that they are taken from; empty: none. */
interface Draft {
  readonly picked: string;
  readonly bank: AssignedBank;
}

const fromHouse = (account: BankAccount): AssignedBank => ({
  ...NOTHING,
  bank_name: account.bank_name,
  name: account.payee_name,
  account: account.payee_account,
  swift: account.bank_swift,
});

interface Props {
  /** Currency that the customer asked for. */
  readonly currencyId: number | null;
  readonly busy: boolean;
  /** Called on any input: whoever fills it in claims the row. */
  readonly onTyped: () => void;
  /** Null: it failed, and the page says why. */
  readonly onAssign: (bank: AssignedBank) => Promise<FieldErrors | null>;
}

/** Form that assigns the bank account that the customer waits for: one of the broker's, or any other. */
export const AssignForm = ({ currencyId, busy, onTyped, onAssign }: Props) => {
  // The draft is kept like that of a decision: for whoever leaves to look something up, or loses the claim.
  const place = `${useLocation().pathname}/bank`;
  const [draft, setDraft] = useState(() => wordsOf<Draft>(place) ?? { picked: '', bank: NOTHING });
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isAsking, setIsAsking] = useState(false);
  const {
    data: accounts = [],
    isPending,
    error: unread,
  } = useGetList<BankAccount>(
    'bank-accounts',
    {
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'sort', order: 'ASC' },
      filter: { is_enabled: true, ...(currencyId !== null && { symbol_id: currencyId }) },
    },
    { staleTime: 0, refetchOnMount: 'always' },
  );
  // Details of a house account are as it is now: it may have been changed or removed since it was chosen.
  const house = accounts.find((each) => String(each.id) === draft.picked);
  const isGone = draft.picked !== '' && !house && !isPending && !unread;
  const bank = house ? fromHouse(house) : isGone ? NOTHING : draft.bank;
  const type = (typed: Draft): void => {
    onTyped();
    setDraft(typed);
    keepWords(place, typed);
  };
  const assign = async (): Promise<void> => {
    const refused = await onAssign(bank);
    setIsAsking(false);
    setErrors(refused ?? {});
    if (refused && Object.keys(refused).length === 0) forgetWords(place);
  };
  const pick = (id: string): void => {
    const account = accounts.find((each) => String(each.id) === id);
    type({ picked: id, bank: account ? fromHouse(account) : NOTHING });
    setErrors({});
  };
  return (
    <Section title={t('deposits.bankDetailsForTheCustomer')}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (REQUIRED.every((field) => bank[field].trim() !== '')) setIsAsking(true);
          else void assign();
        }}
        sx={{ display: 'grid', gap: 3, maxWidth: 480 }}
      >
        <TextField
          select
          margin="none"
          label={t('deposits.accountOfTheHouse')}
          value={house ? draft.picked : ''}
          onChange={({ target }) => pick(target.value)}
          helperText={
            isGone
              ? t('deposits.theChosenAccountIsGone')
              : accounts.length === 0 && !isPending
                ? t('deposits.theHouseHasNoneInThis')
                : t('deposits.fillsInWhatStandsBelowIt')
          }
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('deposits.anotherOne')}</MenuItem>
          {accounts.map((account) => (
            <MenuItem key={account.id} value={String(account.id)}>
              {account.bank_name}, {account.payee_account}
            </MenuItem>
          ))}
        </TextField>
        {FIELDS.map(([field, label]) => (
          <TextField
            key={field}
            margin="none"
            label={label}
            value={bank[field]}
            onChange={({ target }) => type({ picked: '', bank: { ...bank, [field]: target.value } })}
            error={Boolean(errors[field])}
            helperText={errors[field]}
          />
        ))}
        <Button type="submit" variant="contained" loading={busy} sx={{ justifySelf: 'start' }}>
          {t('deposits.assign')}
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsking}
        focused
        isNew
        title={t('deposits.sendTheseDetails')}
        touches={t('deposits.theCustomerPaysToThem')}
        confirm={t('deposits.assign')}
        busy={busy}
        onConfirm={() => void assign()}
        onClose={() => setIsAsking(false)}
      >
        <Facts
          rows={FIELDS.flatMap(([field, label]) => (bank[field] ? [[label, bank[field]] as const] : []))}
        />
      </ConfirmDialog>
    </Section>
  );
};
