import Download from '@mui/icons-material/GetApp';
import { Box, Button, Typography } from '@mui/material';
import { languageOf } from '@truemark/i18n';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { getFile } from '../../providers/http.js';
import { t } from '../../texts/texts.js';
import { Facts } from '../../ui/Facts.js';
import { PictureOnDemand } from '../../ui/review/PictureOnDemand.js';
import { Section } from '../../ui/Section.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import type { LoanDetails } from './loan.js';

/** Downloads a file. */
function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

const DownloadPdf = ({ id }: { id: number }) => {
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const fetchIt = async (): Promise<void> => {
    setBusy(true);
    try {
      save(await getFile(`loans/${id}/agreement_pdf`), `loan-${id}-agreement.pdf`);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button startIcon={<Download />} loading={busy} onClick={() => void fetchIt()}>
      {t('loans.asPdf')}
    </Button>
  );
};

/** Signed agreement, word for word, in the customer's language. */
export const Agreement = ({ loan: { id, agreement } }: { loan: LoanDetails }) => {
  const language = languageOf(agreement.lang);
  const mayLook = usePermission('uploads', 'list');
  return (
    <Section title={t('loans.agreement')} action={mayLook && <DownloadPdf id={id} />}>
      <Facts
        rows={[
          [t('loans.signed'), <When key="signed" ms={agreement.signed_at_ms} />],
          [t('common.language'), `${language.name} (${agreement.lang})`],
          [
            'SHA-256',
            <Typography key="hash" component="code" variant="caption">
              {agreement.hash}
            </Typography>,
          ],
        ]}
      />
      <Box sx={{ display: 'grid', gap: 3, mt: 2 }}>
        <Box
          component="section"
          tabIndex={0}
          aria-label={t('loans.textOfTheAgreement')}
          lang={language.tag}
          dir={language.direction}
          sx={{
            maxHeight: 360,
            overflow: 'auto',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            p: 4,
            fontSize: 13,
            lineHeight: '20px',
          }}
        >
          {agreement.text}
        </Box>
        {agreement.signature !== null && (
          <PictureOnDemand id={agreement.signature} name={t('loans.signature')} />
        )}
      </Box>
    </Section>
  );
};
