import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import type { SymbolImportAnswer } from '@truemark/contracts/admin';
import { useId, useRef, useState } from 'react';
import { type HttpError, useNotify, useRefresh } from 'react-admin';
import { getFile, post } from '../../providers/http.js';
import { t } from '../../texts/texts.js';
import { useKeptReason } from '../../ui/drafts/use-kept-reason.js';
import { usePermission } from '../../ui/use-permission.js';
import { ImportPreview } from './ImportPreview.js';

interface Sheet {
  readonly name: string;
  readonly csv: string;
  readonly preview: SymbolImportAnswer | null;
}

/** Downloads all symbols as a sheet that can be edited and imported. */
async function saveSheet(): Promise<void> {
  const address = URL.createObjectURL(await getFile('symbols/sheet'));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'symbols.csv';
  link.click();
  URL.revokeObjectURL(address);
}

const goes = ({ rows }: SymbolImportAnswer): number =>
  rows.filter(({ outcome }) => outcome === 'new' || outcome === 'changed').length;

const Importing = ({ onClose }: { onClose: () => void }) => {
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [reason, setReason] = useKeptReason('symbols/import');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [notify, refresh] = [useNotify(), useRefresh()];
  const preview = sheet?.preview ?? null;

  const ask = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      await work();
    } catch (error) {
      const { message, body } = error as HttpError;
      setRefusal((body as { errors?: { csv?: string } } | undefined)?.errors?.csv ?? message);
    } finally {
      setBusy(false);
    }
  };
  const choose = (file: File | undefined): Promise<void> =>
    ask(async () => {
      if (!file) return;
      const csv = await file.text();
      setSheet({ name: file.name, csv, preview: null });
      const seen = await post<SymbolImportAnswer>('symbols/import', { csv, is_preview: true });
      setSheet({ name: file.name, csv, preview: seen });
    });
  const confirm = (): Promise<void> =>
    ask(async () => {
      const given = { csv: sheet?.csv, reason, is_preview: false, seen: preview?.seen };
      const done = await post<SymbolImportAnswer>('symbols/import', given);
      const asked = done.rows.filter(({ request_id: request }) => request !== null).length;
      notify(t('symbols.imported', { count: goes(done), asked }), {
        type: 'success',
        autoHideDuration: 8000,
      });
      refresh();
      onClose();
    });

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{t('symbols.importSymbols')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Alert severity="info" variant="outlined">
          {t('symbols.howASheetIsRead')}
        </Alert>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
          <Button variant="outlined" disabled={busy} onClick={() => input.current?.click()}>
            {sheet?.name ?? t('symbols.chooseAFile')}
          </Button>
          <input
            ref={input}
            type="file"
            accept=".csv,text/csv"
            hidden
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          <Button onClick={() => void ask(saveSheet)}>{t('symbols.saveTheSymbols')}</Button>
        </Box>
        {refusal && <Alert severity="error">{refusal}</Alert>}
        {preview && <ImportPreview preview={preview} />}
        {preview?.rows.some(({ takes_two: needsApproval }) => needsApproval) && (
          <TextField
            label={t('common.reason')}
            helperText={t('bulk.theSecondPersonReadsThis')}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {t('ui.keepAsItIs')}
        </Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={preview === null || goes(preview) === 0}
          onClick={() => void confirm()}
        >
          {t('symbols.importThem', { count: preview ? goes(preview) : 0 })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Import of symbols from a file, with a preview of each line's effect. */
export const ImportSymbols = () => {
  const [isOpen, setIsOpen] = useState(false);
  const mayCreate = usePermission('symbols', 'create');
  if (!mayCreate) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {t('symbols.importCsv')}
      </Button>
      {isOpen && <Importing onClose={() => setIsOpen(false)} />}
    </>
  );
};
