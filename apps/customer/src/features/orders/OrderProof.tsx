import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Download from '@mui/icons-material/DownloadRounded';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/http.js';
import { Stack } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { toast } from '../../ui/toast.js';
import { ProofFigures } from './ProofFigures.js';
import { useProof } from './useProof.js';

const Fold = styled(Button)(({ theme }) => ({
  justifyContent: 'space-between',
  marginBlockStart: 16,
  '& svg': { transition: 'transform 150ms ease-out' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  color: theme.palette.text.primary,
  borderColor: theme.palette.divider,
}));
const Note = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}));
const Row = styled('div')({ display: 'flex', gap: 12, flexWrap: 'wrap', '& > *': { flex: '1 1 auto' } });

/** What the customer can check an order with: fetched when he asks for it. */
export function OrderProof({ orderId }: { orderId: number }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const area = useId();
  return (
    <>
      <Fold
        fullWidth
        variant="outlined"
        aria-expanded={shown}
        aria-controls={area}
        endIcon={<ExpandMore />}
        onClick={() => setShown(!shown)}
      >
        {t('proof.title')}
      </Fold>
      <div id={area}>{shown && <Proof orderId={orderId} />}</div>
    </>
  );
}

function Proof({ orderId }: { orderId: number }) {
  const { t } = useTranslation();
  const { data: proof, error, refetch } = useProof(orderId, true);
  if (proof) {
    return (
      <Stack sx={{ mt: 3 }}>
        <ProofFigures audit={proof.data} />
        <Row>
          <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => copy(proof.text, t)}>
            {t('proof.copy')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<Download />}
            onClick={() => save(proof.text, `order-${orderId}.json`)}
          >
            {t('proof.download')}
          </Button>
        </Row>
        <Note>{t('proof.note')}</Note>
      </Stack>
    );
  }
  const failure = failureOf(error);
  if (failure) return <ErrorState said={failure.said} onRetry={() => refetch()} />;
  return (
    <Stack role="status" aria-busy aria-label={t('ui.loading')} sx={{ mt: 3 }}>
      <Skeleton variant="rounded" height={72} />
      <Skeleton variant="rounded" height={260} />
      <Skeleton variant="rounded" height={120} />
    </Stack>
  );
}

async function copy(text: string, t: (key: 'ui.copied' | 'ui.copyFailed') => string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(t('ui.copied'));
  } catch {
    toast.error(t('ui.copyFailed'));
  }
}

function save(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
