import { Box, Button, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type HttpError, useNotify } from 'react-admin';
import { get, post } from '../providers/http.js';
import { formatRich } from '../texts/format-rich.js';
import { t } from '../texts/texts.js';
import { deviceOf } from './device.js';
import { EmptyNote } from './EmptyNote.js';
import { Pill } from './Pill.js';
import { Section } from './Section.js';
import { When } from './WhenField.js';

interface Device {
  readonly id: string;
  readonly address: string;
  readonly user_agent: string;
  readonly created_at_ms: number;
  readonly last_used_at_ms: number;
  readonly is_current: boolean;
}

interface Props {
  /** Such as `auth/sessions`; with `/revoke` it ends one, or all but this one. */
  readonly path: string;
  readonly canEnd: boolean;
}

/** List of an operator's sessions. */
export const Devices = ({ path, canEnd }: Props) => {
  const client = useQueryClient();
  const notify = useNotify();
  const [busy, setBusy] = useState('');
  const key = ['sessions', path];
  const { data } = useQuery({ queryKey: key, queryFn: () => get<Device[]>(path) });
  const others = data?.filter((device) => !device.is_current) ?? [];
  const end = async (id?: string): Promise<void> => {
    setBusy(id ?? 'all');
    try {
      client.setQueryData(key, await post<Device[]>(`${path}/revoke`, id === undefined ? {} : { id }));
      notify(id === undefined ? t('ui.sessionsEnded') : t('ui.sessionEnded'), { type: 'success' });
    } catch (error) {
      notify((error as HttpError).message, { type: 'error' });
    } finally {
      setBusy('');
    }
  };
  return (
    <Section
      title={t('ui.sessions')}
      action={
        canEnd &&
        others.length > 1 && (
          <Button color="error" variant="outlined" loading={busy === 'all'} onClick={() => void end()}>
            {t('ui.endAllOthers')}
          </Button>
        )
      }
    >
      {data?.length === 0 && <EmptyNote text={t('ui.signedInNowhere')} />}
      <Box component="ul" aria-label={t('ui.sessions')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((device) => (
          <Box
            component="li"
            key={device.id}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 3,
              py: 2,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {deviceOf(device.user_agent)} · {device.address}{' '}
                {device.is_current && <Pill label={t('ui.thisOne')} tone="success" />}
              </Typography>
              <Typography variant="caption" color="textSecondary">
                {formatRich('ui.signedInLastUsed', {
                  since: <When ms={device.created_at_ms} />,
                  used: <When ms={device.last_used_at_ms} />,
                })}
              </Typography>
            </Box>
            {canEnd && !device.is_current && (
              <Button variant="outlined" loading={busy === device.id} onClick={() => void end(device.id)}>
                {t('ui.end')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
};
