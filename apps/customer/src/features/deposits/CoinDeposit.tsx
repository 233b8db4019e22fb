import { styled } from '@mui/material/styles';
import { coinsFor } from '@truemark/domain';
import { formatFigure, ltr } from '@truemark/i18n';
import { parseDecimal } from '@truemark/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DepositAddress } from '../../api/deposits.js';
import { depositCoins } from '../../api/deposits.js';
import { failureOf } from '../../api/http.js';
import { AmountField } from '../../ui/AmountField.js';
import { Card } from '../../ui/Card.js';
import { CopyField } from '../../ui/CopyField.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Facts } from '../../ui/Facts.js';
import { Figure } from '../../ui/Figure.js';
import { MainButton } from '../../ui/MainButton.js';
import { PickField } from '../../ui/PickField.js';
import { QrCard } from '../../ui/QrCard.js';
import { SkeletonForm } from '../../ui/Skeletons.js';
import { useConfig } from '../configuration/configuration.js';
import { PictureSlot } from '../pictures/PictureField.js';
import { Form, HelpText } from '../wallet/Form.js';
import { networkName, networkPlace } from '../wallet/network.js';
import { NoWayIn } from './NoWayIn.js';
import { type DepositFormProps, useDepositForm } from './useDepositForm.js';
import { useCoinAddresses, useDepositCall } from './useDeposits.js';
import { useWayChoice } from './useWayChoice.js';

/** Prefix of the demo's addresses in `seed/demo/money.json`. */
const DEMO_ADDRESS = 'demo-only';

/** QR code with the address and the accepted coin next to it. */
const Where = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 124px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  marginBlock: '-4px 4px',
  // Next to the code there would be one word per line.
  '@container (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  overflowWrap: 'anywhere',
  '& > div': { display: 'grid', gap: 8 },
  '& > div > button': { ...theme.typography.body2, fontWeight: 500, justifyContent: 'flex-start' },
}));

interface CoinDepositProps extends DepositFormProps {
  /** To be read before the customer reports a payment. */
  note: ReactNode;
}

/** Coin deposit to one of the platform's addresses. */
export function CoinDeposit({ onMade, note }: CoinDepositProps) {
  const { data, error, refetch } = useCoinAddresses();
  if (data?.length === 0) return <NoWayIn />;
  if (data) return <CoinForm addresses={data} onMade={onMade} note={note} />;
  return error ? <ErrorState {...failureOf(error)} onRetry={() => refetch()} /> : <SkeletonForm fields={4} />;
}

function CoinForm({ addresses, onMade, note }: CoinDepositProps & { addresses: readonly DepositAddress[] }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const choice = useWayChoice(addresses, { key: 'deposit-network', placeOf: networkPlace });
  const picked = choice.chosen as DepositAddress;
  const { address, currency: code, network: network } = picked;
  const price = picked.price;
  const form = useDepositForm({ least: picked.least, most: picked.most });
  const call = useDepositCall(depositCoins, true);
  const amount = parseDecimal(form.amount.text);
  const coins = amount !== null && amount > 0n && price > 0n ? coinsFor(amount, price) : null;
  return (
    <Card>
      <Form
        noValidate
        onSubmit={form.onSubmit((filled) => {
          if (choice.isGone) return;
          call.send({ ...filled, addressId: picked.id, address }, form.then(onMade));
        })}
      >
        <PickField
          label={t('deposit.network')}
          placeholder={networkName(picked)}
          value={choice.isGone ? null : picked.id}
          onPick={choice.choose}
          error={choice.error}
          choices={addresses.map((each) => ({ value: each.id, text: networkName(each) }))}
        />
        {!choice.isGone && (
          <Where>
            <QrCard text={address} label={t('deposit.qr', { code, network })} most={160} />
            <div>
              <CopyField text={address} label={t('deposit.address')} />
              <HelpText>{t('deposit.onlyCoin', { code, network })}</HelpText>
            </div>
          </Where>
        )}
        {address.startsWith(DEMO_ADDRESS) && <HelpText>{t('deposit.demoRemark')}</HelpText>}
        <AmountField label={t('cash.amount')} unit={currency} {...form.amount} />
        <Facts
          facts={[
            [
              t('deposit.youSend'),
              <Figure key="coins">{coins === null ? '–' : `${formatFigure(coins)} ${code}`}</Figure>,
            ],
            [
              t('deposit.price'),
              price > 0n ? ltr(`1 ${code} = ${formatFigure(price)} ${currency}`) : t('deposit.noPrice'),
            ],
          ]}
        />
        {!picked.isStable && <HelpText>{t('deposit.estimateHint', { code, currency })}</HelpText>}
        <PictureSlot
          label={t('deposit.proof')}
          hint={t('deposit.proofHint')}
          disabled={call.busy}
          {...form.picture}
        />
        {note}
        <MainButton
          type="submit"
          sticks
          busy={call.busy}
          why={form.isSending ? t('picture.sending', { what: t('deposit.proof') }) : undefined}
        >
          {t('deposit.submit')}
        </MainButton>
      </Form>
    </Card>
  );
}
