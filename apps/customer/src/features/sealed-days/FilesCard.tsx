import Download from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/http.js';
import { Card } from '../../ui/Card.js';
import { saveFile } from '../../ui/save-file.js';
import { toast } from '../../ui/toast.js';

const Box = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: 0, ...theme.typography.body2, color: theme.palette.text.secondary },
  '& code': {
    ...theme.typography.body2,
    display: 'block',
    padding: 12,
    borderRadius: 12,
    overflowWrap: 'anywhere',
    background: theme.palette.tokens.raised,
  },
}));

interface FilesCardProps {
  name: string;
  pack: (signal: AbortSignal) => Promise<Blob>;
}

/** Proof files for a script that needs neither this page nor the server. */
export function FilesCard({ name, pack }: FilesCardProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await pack(AbortSignal.timeout(300_000)), name);
    } catch (fault) {
      toast.error(failureOf(fault)?.said ?? t('ui.error.text'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box aria-labelledby="proof-files">
      <h2 id="proof-files">{t('seals.files.title')}</h2>
      <p>{t('seals.files.text')}</p>
      <code dir="ltr">node script/check-proof.mjs proof</code>
      <Button variant="outlined" startIcon={<Download />} disabled={busy} onClick={() => void save()}>
        {t(busy ? 'seals.files.busy' : 'seals.files.download')}
      </Button>
    </Box>
  );
}
