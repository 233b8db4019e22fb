import { useTranslation } from 'react-i18next';
import { ProofAnswer } from '../proof/ProofAnswer.js';
import { ProofFold } from '../proof/ProofFold.js';
import { ProofFigures } from './ProofFigures.js';
import { useProof } from './useProof.js';

/** What the customer can check an order with: fetched when he asks for it. */
export function OrderProof({ orderId }: { orderId: number }) {
  const { t } = useTranslation();
  return <ProofFold title={t('proof.title')}>{() => <Proof orderId={orderId} />}</ProofFold>;
}

function Proof({ orderId }: { orderId: number }) {
  return (
    <ProofAnswer query={useProof(orderId, true)} fileName={`order-${orderId}.json`}>
      {(audit) => <ProofFigures audit={audit} />}
    </ProofAnswer>
  );
}
