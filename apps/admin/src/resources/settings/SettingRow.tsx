import { Box, Button, Link as MuiLink, TextField, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type HttpError, Link, useNotify, useUpdate } from 'react-admin';
import { askedOf } from '../../providers/asked.js';
import { isChangedMeanwhile } from '../../providers/changed-meanwhile.js';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { noticeOf } from '../../ui/asked-notice.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useKeptReason } from '../../ui/drafts/use-kept-reason.js';
import { FIELDS } from '../../ui/first-field.js';
import { OperatorName } from '../../ui/OperatorName.js';
import { isReasonless } from '../../ui/reason.js';
import { ASKS_SECOND } from '../../ui/second-person.js';
import { UndoNotice } from '../../ui/UndoNotice.js';
import { useCurrency } from '../../ui/use-currency.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import { WithCode } from '../../ui/WithCode.js';
import { PlanDialog } from './PlanDialog.js';
import { type Saved, SettingInput } from './SettingInput.js';
import { SettingRequest } from './SettingRequest.js';
import {
  asksReason,
  asksSecond,
  detailsOf,
  isDangerous,
  reasonHint,
  type Setting,
  shown,
  titleOf,
  useTouches,
  WHO,
} from './setting.js';
import { TouchesNote } from './TouchesNote.js';

interface Props {
  readonly setting: Setting;
  /** Whether a link led to this setting. */
  readonly isSought: boolean;
  readonly onChanged: () => void;
  /** Whether the heading above already says what it does. */
  readonly isShort?: boolean;
}

/** Value to set, and the value in force when it was entered. */
interface Asking {
  readonly value: string;
  readonly seen: string;
}

/** Types with a field short enough for its buttons to sit next to it. */
const SHORT: ReadonlySet<Setting['type']> = new Set(['flag', 'integer', 'decimal', 'colour', 'currency']);

/** Audit log entries of a setting. */
const historyOf = (key: string): string =>
  `/audit-log?filter=${encodeURIComponent(JSON.stringify({ resource: 'settings', resource_id: key }))}`;

/** Scrolls the sought setting into view, focuses its field and selects the content. */
function enter(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'center' });
  const field = row?.querySelector<HTMLElement>(FIELDS);
  field?.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && field.type === 'text') field.select();
}

/** Label of the button that changes it. */
const verbOf = ({ type }: Setting, value: string): string =>
  type === 'flag' ? t(value === '1' ? 'bulk.switchOn' : 'bulk.switchOff') : t('common.change');

/** One setting: meaning, input, default, last operator who changed it, and a link to its history. */
export const SettingRow = ({ setting, isSought, onChanged, isShort = false }: Props) => {
  const { key } = setting;
  const title = titleOf(setting);
  const details = detailsOf(setting);
  const all = useTouches();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const [error, setError] = useState('');
  const [reason, setReason] = useKeptReason(`settings/${key}`);
  const [isPlanning, setIsPlanning] = useState(false);
  const mayReadLog = usePermission('audit-log', 'list') === true;
  const canAccess = usePermission('settings', setting.guard === 'two_owners' ? 'edit_guarded' : 'edit');
  const currency = useCurrency();
  const row = useRef<HTMLElement>(null);
  /** Number of requests made here. The field then shows the value in force again. */
  const [asks, setAsks] = useState(0);
  useEffect(() => {
    if (isSought || asks > 0) enter(row.current);
  }, [isSought, asks]);
  const needsApproval = asking !== null && asksSecond(setting, asking.value);
  // Approving a request needs no reason: it already has one.
  const isToSay = asking !== null && asksReason(setting, asking.value);
  const isAgreed = needsApproval && setting.requested?.value === asking.value;
  const isOwed = isToSay && !isAgreed && isReasonless(reason);
  const [update, { isPending }] = useUpdate<Setting>();
  const notify = useNotify();

  const save = ({ value, seen }: Asking, why: string, isUndone = false): void => {
    setError('');
    void update(
      'settings',
      {
        id: key,
        data: { value, ...(why !== '' && { reason: why }) },
        previousData: { ...setting, value: seen },
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: (answer) => {
          setAsking(null);
          setReason('');
          setSaved({ value: answer.value });
          const request = askedOf(answer);
          if (request) {
            setAsks((count) => count + 1);
            const what = `${title}, ${shown(setting, value, currency)}`;
            notify(noticeOf(request, what), { autoHideDuration: 10_000 });
          } else if (setting.type === 'flag' && !isUndone && !isDangerous(setting, all)) {
            const undo = (): void => save({ value: seen, seen: answer.value }, '', true);
            notify(<UndoNotice text={t('settings.saved', { key: title })} onUndo={undo} />, {
              autoHideDuration: 10_000,
            });
          } else notify(t('settings.saved', { key: title }), { type: 'success' });
          onChanged();
        },
        onError: (failure) => {
          setAsking(null);
          if (isChangedMeanwhile(failure)) {
            setError(t('settings.setMeanwhile'));
            return onChanged();
          }
          const { message, body } = failure as HttpError;
          const { errors } = (body ?? {}) as { errors?: { value?: string; reason?: string } };
          setError(errors?.value ?? errors?.reason ?? message);
        },
      },
    );
  };

  const change = (value: string, why = '', isMeanwhile = false): void => {
    const wanted = { value, seen: setting.value };
    if (why !== '') setReason(why);
    if (isMeanwhile || isDangerous(setting, all)) setAsking(wanted);
    else save(wanted, why);
  };

  const offersDefault = !setting.is_default;
  const offersFormer =
    setting.former !== null && setting.former !== setting.value && setting.former !== setting.default;
  const standing = (
    <>
      {formatRich('settings.default', { setting: shown(setting, setting.default, currency) })}
      {setting.changed_by && (
        <>
          {' · '}
          {formatRich(setting.asked_by ? 'settings.askedAndAgreed' : 'settings.changedBy', {
            asker: <OperatorName name={setting.asked_by_name} email={setting.asked_by} />,
            who: <OperatorName name={setting.changed_by_name} email={setting.changed_by} />,
            when: <When ms={setting.changed_at_ms} />,
          })}
        </>
      )}
      {mayReadLog && (
        <>
          {' · '}
          <Link to={historyOf(key)} aria-label={t('settings.theHistoryOf', { key: title })}>
            {t('settings.itsHistory')}
          </Link>
        </>
      )}
      {canAccess && setting.is_plannable && (
        <>
          {' · '}
          <MuiLink
            component="button"
            type="button"
            sx={{ font: 'inherit', verticalAlign: 'baseline' }}
            aria-label={t('settings.planAChangeOf', { key: title })}
            onClick={() => setIsPlanning(true)}
          >
            {t('settings.plan')} …
          </MuiLink>
        </>
      )}
    </>
  );

  return (
    <Box
      id={`setting-${key}`}
      ref={row}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(220px, 400px)' },
        columnGap: 3,
        rowGap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {details !== '' && !isShort && (
          <Typography variant="body2">
            <WithCode text={details} />
          </Typography>
        )}
        <Typography
          variant="caption"
          color="textSecondary"
          component="p"
          sx={{ mt: 0.5, overflowWrap: 'anywhere' }}
        >
          <Box component="span" sx={{ fontFamily: 'monospace' }}>
            {key}
          </Box>
          {' · '}
          {standing}
          {setting.guard && WHO[setting.guard] && <> · {WHO[setting.guard]}</>}
        </Typography>
      </Box>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'start', alignContent: 'start' }}
      >
        <Box sx={{ flex: SHORT.has(setting.type) ? '1 1 160px' : '1 1 100%', minWidth: 0 }}>
          <SettingInput
            key={asks}
            setting={setting}
            disabled={!canAccess}
            isSaving={isPending}
            error={error}
            takesReason={!isDangerous(setting, all)}
            saved={saved}
            onChange={change}
            onLeft={() => setError('')}
          />
        </Box>
        {canAccess && (offersDefault || offersFormer) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1 }}>
            {offersDefault && (
              <Button
                size="small"
                aria-label={t('settings.resetToItsDefault', { key: title })}
                onClick={() => change(setting.default)}
              >
                {t('settings.resetToDefault')}
              </Button>
            )}
            {offersFormer && (
              <Button size="small" onClick={() => change(setting.former ?? '')}>
                {formatRich('settings.backTo', { setting: shown(setting, setting.former ?? '', currency) })}
              </Button>
            )}
          </Box>
        )}
        <SettingRequest
          setting={setting}
          canConfirm={canAccess === true}
          onConfirm={(value) => change(value)}
        />
      </Box>
      {isPlanning && <PlanDialog setting={setting} onClose={() => setIsPlanning(false)} />}
      {asking !== null && (
        <ConfirmDialog
          open
          danger={isDangerous(setting, all)}
          title={t('settings.fromToQuestion', {
            ...{ key: title, from: shown(setting, asking.seen, currency) },
            to: shown(setting, asking.value, currency),
          })}
          touches={<TouchesNote setting={setting} value={asking.value} />}
          confirm={needsApproval ? ASKS_SECOND : verbOf(setting, asking.value)}
          busy={isPending}
          disabled={isOwed}
          onConfirm={() => save(asking, reason)}
          onClose={() => {
            setAsking(null);
            setReason('');
          }}
        >
          <TextField
            label={t(isToSay ? 'common.reason' : 'settings.reasonOptional')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            helperText={reasonHint(setting, asking.value, isOwed)}
            multiline
            minRows={2}
          />
        </ConfirmDialog>
      )}
    </Box>
  );
};
