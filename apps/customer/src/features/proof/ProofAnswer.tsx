import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Download from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/http.js';
import { Stack } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { saveFile } from '../../ui/save-file.js';
import { toast } from '../../ui/toast.js';

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}));
const Row = styled('div')({ display: 'flex', gap: 12, flexWrap: 'wrap', '& > *': { flex: '1 1 auto' } });

interface ProofAnswerProps<Audit> {
  query: {
    readonly data: { readonly data: Audit; readonly text: string } | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  /** Name of the saved file. */
  fileName: string;
  children: (audit: Audit) => ReactNode;
}

/** A fetched proof: its figures, and the raw answer to copy or save. */
export function ProofAnswer<Audit>({ query, fileName, children }: ProofAnswerProps<Audit>) {
  const { t } = useTranslation();
  const { data: proof, error, refetch } = query;
  if (proof) {
    return (
      <Stack sx={{ mt: 3 }}>
        {children(proof.data)}
        <Row>
          <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => copy(proof.text, t)}>
            {t('proof.copy')}
          </Button>
          <Button
            variant="outlined"
            startIcon={<Download />}
            onClick={() => saveFile(new Blob([proof.text], { type: 'application/json' }), fileName)}
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
