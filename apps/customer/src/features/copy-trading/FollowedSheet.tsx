import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Followed, pauseFollow } from '../../api/follows.js';
import { useIdempotentCall } from '../../api/useIdempotentCall.js';
import { Card, Stack } from '../../ui/Card.js';
import { ListRow } from '../../ui/ListRow.js';
import { SegmentedTabs } from '../../ui/SegmentedTabs.js';
import { Sheet } from '../../ui/Sheet.js';
import { CopyList } from './CopyList.js';
import { EventList } from './EventList.js';
import { LeaveSheet } from './LeaveSheet.js';

type Tab = 'open' | 'ended' | 'events';

interface FollowedSheetProps {
  followed: Followed;
  open: boolean;
  onClose: () => void;
}

/** Copies of one trader, outcome of each event, and the available actions. */
export function FollowedSheet({ followed, open, onClose }: FollowedSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [tab, setTab] = useState<Tab>('open');
  const [leaving, setLeaving] = useState(false);
  const pause = useIdempotentCall({ action: pauseFollow, said: t('follow.saved') });
  const { traderId, nickname, openCopies, isPaused } = followed;
  return (
    <>
      <Sheet
        open={open}
        title={nickname}
        onClose={onClose}
        foot={
          <>
            <Button variant="outlined" onClick={() => setLeaving(true)}>
              {t('follow.leave')}
            </Button>
            <Button variant="contained" onClick={() => navigate(`/follow/submit?id=${traderId}`)}>
              {t('follow.settings')}
            </Button>
          </>
        }
      >
        <Stack>
          <SegmentedTabs
            label={t('follow.tabs')}
            value={tab}
            onChange={setTab}
            options={[
              { value: 'open', text: t('follow.tab.open') },
              { value: 'ended', text: t('follow.tab.ended') },
              { value: 'events', text: t('follow.tab.events') },
            ]}
          />
          {open && tab === 'events' && <EventList traderId={traderId} />}
          {open && tab !== 'events' && <CopyList key={tab} traderId={traderId} which={tab} />}
          <Card sx={{ p: 0 }}>
            <ListRow
              wraps
              title={t('follow.pause')}
              second={t('follow.pauseText')}
              end={
                <Switch
                  edge="end"
                  checked={isPaused}
                  disabled={pause.busy}
                  onChange={(_event, on) => pause.send({ traderId, on })}
                  slotProps={{ input: { 'aria-label': t('follow.pause'), role: 'switch' } }}
                />
              }
            />
            <ListRow title={t('follow.trader')} onPress={() => navigate(`/follow/trader?id=${traderId}`)} />
          </Card>
        </Stack>
      </Sheet>
      <LeaveSheet
        open={leaving}
        traderId={traderId}
        nickname={nickname}
        hasCopies={openCopies > 0}
        onDone={() => setLeaving(false)}
      />
    </>
  );
}
