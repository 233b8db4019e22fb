import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ProofAnswer } from '../proof/ProofAnswer.js';
import { ProofFold } from '../proof/ProofFold.js';
import { ProofFigures } from './ProofFigures.js';
import { useProof } from './useProof.js';

/** Proof of an order, fetched on demand. */
export function OrderProof({ orderId }: { orderId: number }) {
  const { t } = useTranslation();
  return <ProofFold title={t('proof.title')}>{() => <Proof orderId={orderId} />}</ProofFold>;
}

function Proof({ orderId }: { orderId: number }) {
  const { t } = useTranslation();
  return (
    <ProofAnswer query={useProof(orderId, true)} fileName={`order-${orderId}.json`}>
      {(audit) => (
        <>
          <ProofFigures audit={audit} />
          {audit.order.status === 'closed' && (
            <Button variant="outlined" component={Link} to={`/proof?order=${orderId}`}>
              {t('proof.sealedOrder')}
            </Button>
          )}
        </>
      )}
    </ProofAnswer>
  );
}
