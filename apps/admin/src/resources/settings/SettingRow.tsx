import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { type HttpError, useNotify, useUpdate } from 'react-admin';
import { askedOf } from '../../providers/asked.js';
import { say } from '../../texts/say.js';
import { t } from '../../texts/texts.js';
import { noticeOf } from '../../ui/asked-notice.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { ASKS_SECOND } from '../../ui/second-person.js';
import { useMay } from '../../ui/use-may.js';
import { When } from '../../ui/WhenField.js';
import { WithCode } from '../../ui/WithCode.js';
import { PlanDialog } from './PlanDialog.js';
import { SettingInput } from './SettingInput.js';
import { SettingRequest } from './SettingRequest.js';
import {
  asksSecond,
  detailsOf,
  isDangerous,
  isReasonless,
  type Setting,
  shown,
  titleOf,
  useTouches,
  WHO,
} from './setting.js';
import { TouchesNote } from './TouchesNote.js';

/** One setting: what it means, its input, its default, and who changed it last. */
export const SettingRow = ({ setting, onChanged }: { setting: Setting; onChanged: () => void }) => {
  const { key } = setting;
  const title = titleOf(setting);
  const details = detailsOf(setting);
  const all = useTouches();
  const [asked, setAsked] = useState<string | null>(null);
  const [error, setError] = useState('');
  const [reason, setReason] = useState('');
  const [isPlanning, setIsPlanning] = useState(false);
  const canAccess = useMay('settings', setting.guard === 'two_owners' ? 'edit_guarded' : 'edit');
  const takesTwo = asked !== null && asksSecond(setting, asked);
  // Whoever agrees to a wish has its reason already.
  const isOwed = takesTwo && setting.requested?.value !== asked && isReasonless(reason);
  const [update, { isPending }] = useUpdate<Setting>();
  const notify = useNotify();

  const save = (value: string): void => {
    setError('');
    void update(
      'settings',
      { id: key, data: { value, ...(asksSecond(setting, value) && { reason }) }, previousData: setting },
      {
        mutationMode: 'pessimistic',
        onSuccess: (answer) => {
          setAsked(null);
          const request = askedOf(answer);
          if (request) notify(noticeOf(request), { autoHideDuration: 10_000 });
          else notify(t('settings.saved', { key: title }), { type: 'success' });
          onChanged();
        },
        onError: (failure) => {
          setAsked(null);
          const { message, body } = failure as HttpError;
          setError((body as { errors?: { value?: string } } | undefined)?.errors?.value ?? message);
        },
      },
    );
  };

  const change = (value: string): void => {
    setReason('');
    if (isDangerous(setting, all)) setAsked(value);
    else save(value);
  };

  return (
    <Box
      id={`setting-${key}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(220px, 320px)' },
        gap: 3,
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {details !== '' && (
          <Typography variant="body2">
            <WithCode text={details} />
          </Typography>
        )}
        <Typography
          variant="caption"
          color="textSecondary"
          component="p"
          sx={{ mt: 0.5, fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        >
          {key}
        </Typography>
        {setting.guard && WHO[setting.guard] && (
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
            {WHO[setting.guard]}
          </Typography>
        )}
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {say('settings.default', { setting: shown(setting, setting.default) })}
          {setting.changed_by && (
            <>
              {' · '}
              {say('settings.changedBy', {
                who: setting.changed_by,
                when: <When ms={setting.changed_at_ms} />,
              })}
            </>
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', alignContent: 'start' }}>
        <SettingInput setting={setting} disabled={!canAccess || isPending} error={error} onChange={change} />
        {canAccess && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              size="small"
              aria-label={t('settings.planAChangeOf', { key })}
              onClick={() => setIsPlanning(true)}
            >
              {t('settings.plan')} …
            </Button>
            {!setting.is_default && (
              <Button
                size="small"
                aria-label={t('settings.resetToItsDefault', { key })}
                onClick={() => change(setting.default)}
              >
                {t('settings.resetToDefault')}
              </Button>
            )}
            {setting.former !== null &&
              setting.former !== setting.value &&
              setting.former !== setting.default && (
                <Button size="small" onClick={() => change(setting.former ?? '')}>
                  {say('settings.backTo', { setting: shown(setting, setting.former) })}
                </Button>
              )}
          </Box>
        )}
        <SettingRequest setting={setting} canConfirm={canAccess === true} onConfirm={change} />
      </Box>
      {isPlanning && <PlanDialog setting={setting} onClose={() => setIsPlanning(false)} />}
      {asked !== null && (
        <ConfirmDialog
          open
          danger
          keyed={takesTwo}
          title={t('settings.setTo', { key: title, setting: shown(setting, asked) })}
          touches={<TouchesNote setting={setting} value={asked} />}
          confirm={takesTwo ? ASKS_SECOND : t('common.change')}
          busy={isPending}
          disabled={isOwed}
          onConfirm={() => save(asked)}
          onClose={() => setAsked(null)}
        >
          {takesTwo && (
            <TextField
              label={t('common.reason')}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              helperText={t(isOwed ? 'settings.aReasonIsOwed' : 'settings.theReasonIsKept')}
              multiline
              minRows={2}
            />
          )}
        </ConfirmDialog>
      )}
    </Box>
  );
};
