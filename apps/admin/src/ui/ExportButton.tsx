import Download from '@mui/icons-material/GetApp';
import { Alert, Box, Button, LinearProgress, Menu, MenuItem } from '@mui/material';
import { EXPORT_FORMATS, type ExportFormat, type ExportRow } from '@truemark/contracts/admin';
import { useEffect, useState } from 'react';
import { HttpError, Link, useListContext, useNotify, useResourceContext } from 'react-admin';
import { get, post } from '../providers/http.js';
import { filtersOf, sortField } from '../providers/translate.js';
import { t } from '../texts/texts.js';
import { CloseNotice } from './CloseNotice.js';
import { partOf, saveExport } from './export-file.js';
import { useReviewKeys } from './review/use-review-keys.js';
import { usePermission } from './use-permission.js';

/** Poll interval of a running export, and after a poll without an answer, ms. */
const EVERY = 700;
const AGAIN = 3_000;

const under = ({ rows }: ExportRow): string =>
  rows === 0 ? t('exports.begun') : t('exports.under', { rows: rows.toLocaleString() });

interface Props {
  readonly label: string;
  readonly isEmpty?: boolean;
  /** Shortcut letter that opens its menu. */
  readonly letter?: string;
  /** Query to export, under the server's names. */
  readonly asked: () => { readonly filter: object; readonly sort?: readonly [string, string] };
}

/** Notification that the file is written, whether it has all rows, and where it stays for a while. */
const Written = ({ rows, is_cut: isCut }: Pick<ExportRow, 'rows' | 'is_cut'>) => (
  <Alert severity={isCut ? 'warning' : 'success'} variant="filled" action={<CloseNotice />}>
    {isCut && `${t('exports.cut')}: `}
    {t('exports.written', { count: rows, rows: rows.toLocaleString() })}{' '}
    <Link to="/exports" color="inherit">
      {t('exports.myExports')}
    </Link>
  </Alert>
);

/** Lets the server write the list to a file and downloads it when ready, as long as the component is mounted. */
const ExportButton = ({ label, isEmpty = false, letter, asked }: Props) => {
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const may = usePermission('exports', 'create');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [button, setButton] = useState<HTMLElement | null>(null);
  /** Whether a request is not answered yet. */
  const [isAsked, setAsked] = useState(false);
  const [job, setJob] = useState<ExportRow | null>(null);
  const id = job?.id ?? null;

  useEffect(() => {
    if (id === null) return;
    let isGone = false;
    let isWritten = false;
    const look = async (): Promise<void> => {
      const now = await get<ExportRow>(`exports/${id}`);
      if (isGone) return;
      const goesOn = now.state === 'waiting' || now.state === 'running';
      setJob(goesOn ? now : null);
      if (goesOn) timer = window.setTimeout(follow, EVERY);
      else if (now.state === 'done') {
        isWritten = true;
        await saveExport(now);
        // A file without all rows looks complete: that stays until somebody closes it.
        notify(<Written {...now} />, { autoHideDuration: now.is_cut ? null : 8_000 });
      } else notify('exports.failedNotice', { type: 'error', messageArgs: { _: t('exports.failedNotice') } });
    };
    const follow = (): void => {
      look().catch((error: Error) => {
        const isRefused = error instanceof HttpError && error.status <= 500;
        // The server goes on writing while the network is away, and after it was started anew.
        if (!isGone && !isWritten && !isRefused) {
          timer = window.setTimeout(follow, AGAIN);
          return;
        }
        setJob(null);
        notify(error.message, { type: 'error' });
      });
    };
    let timer = window.setTimeout(follow, EVERY);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [id, notify]);

  const isOff = isEmpty || isAsked || job !== null;
  useReviewKeys(may && letter && !isOff ? { [letter]: () => setAnchor(button) } : {});

  if (!may) return null;
  const start = (format: ExportFormat): void => {
    setAnchor(null);
    // The menu can still be clicked while it closes.
    if (isAsked) return;
    setAsked(true);
    post<ExportRow>('exports', { resource, format, ...asked() })
      .then(setJob)
      .catch((error: Error) => notify(error.message, { type: 'error' }))
      .finally(() => setAsked(false));
  };
  const part = job && partOf(job);
  return (
    <Box sx={{ position: 'relative', display: 'inline-flex' }}>
      <Button
        ref={setButton}
        startIcon={<Download />}
        disabled={isOff}
        {...(letter && { title: `${label} (${letter})`, 'aria-keyshortcuts': letter })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(button)}
      >
        {job ? under(job) : isAsked ? t('exports.begun') : label}
      </Button>
      {job && (
        <LinearProgress
          aria-label={t('exports.progress')}
          variant={part === null ? 'indeterminate' : 'determinate'}
          value={part ?? 0}
          sx={{ position: 'absolute', bottom: 0, insetInline: 0 }}
        />
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {EXPORT_FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => start(format)}>
            {format.toUpperCase()}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
};

/** Exports everything that matches the list's filters, in its order. */
export const ExportList = () => {
  const resource = useResourceContext() ?? '';
  const { filterValues, sort, total } = useListContext();
  const asked: Props['asked'] = () => ({
    filter: filtersOf(resource, filterValues),
    sort: [sortField(resource, sort.field), sort.order],
  });
  return <ExportButton letter="e" label={t('ui.export')} isEmpty={total === 0} asked={asked} />;
};

/** Exports the selected rows. */
export const ExportSelected = () => {
  const { selectedIds } = useListContext();
  return <ExportButton label={t('ui.exportSelection')} asked={() => ({ filter: { id: selectedIds } })} />;
};
