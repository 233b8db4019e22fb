import History from '@mui/icons-material/HistoryRounded';
import { styled } from '@mui/material/styles';
import { formatFigure } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventChoice, FollowEvent } from '../../api/follows.js';
import { ChipRow } from '../../ui/ChipRow.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Figure } from '../../ui/Figure.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { PriceText } from '../../ui/PriceText.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { TimeText } from '../../ui/TimeText.js';
import { useNow } from '../../ui/useNow.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { EVENT_TEXTS, SKIP_TEXTS } from './event-words.js';
import { usePrecision, useShowCode } from './MAX_DECIMALS.js';
import { useFollowEvents } from './useFollowed.js';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  padding: '12px 16px',
  ...theme.typography.body2,
  '& > div': { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 12 },
  '& strong': { fontWeight: 600 },
  '& > p': { margin: 0 },
  '& > small': { ...theme.typography.caption, color: theme.palette.text.secondary },
}));

const EMPTY = {
  none: ['follow.noEvents', 'follow.noEventsText'],
  noneSo: ['follow.noEventsSo', 'follow.noEventsSoText'],
} as const;

/** Outcome of each event of one trader: copied, or skipped with the reason. */
export function EventList({ traderId }: { traderId: number }) {
  const { t } = useTranslation();
  const now = useNow(15_000);
  const [which, setWhich] = useState<EventChoice>('all');
  const { list, events } = useFollowEvents(traderId, which);
  const [title, text] = EMPTY[which === 'all' ? 'none' : 'noneSo'];
  return (
    <>
      <ChipRow
        label={t('follow.filter')}
        value={which}
        onChange={setWhich}
        options={[
          { value: 'all', text: t('follow.filter.all') },
          { value: 'copied', text: t('follow.copied') },
          { value: 'skipped', text: t('follow.skipped') },
        ]}
      />
      <InfiniteList
        key={which}
        list={list}
        items={events}
        keyOf={({ id }) => id}
        rowHeight={64}
        row={(event) => <EventRow event={event} now={now} />}
        empty={<EmptyState icon={<History />} title={t(title)} text={t(text)} />}
      />
    </>
  );
}

function EventRow({ event, now }: { event: FollowEvent; now: number }) {
  const { t } = useTranslation();
  const { timezone } = useConfig();
  const showCode = useShowCode();
  const precisionOf = usePrecision();
  const { skipped, lots, price } = event;
  return (
    <Row data-testid={`event-${event.id}`}>
      <div>
        <strong>
          {t(EVENT_TEXTS[event.kind])} · <bdi>{showCode(event.code)}</bdi>
        </strong>
        <StatusBadge tone={skipped === null ? 'up' : 'flat'}>
          {t(skipped === null ? 'follow.copied' : 'follow.skipped')}
        </StatusBadge>
      </div>
      {skipped !== null && <p>{t(SKIP_TEXTS[skipped])}</p>}
      {lots !== null && event.kind !== 'protect' && (
        <p>
          <Figure>{formatFigure(lots)}</Figure> {t('follow.lots')}
          {price !== null && (
            <>
              {' · '}
              <PriceText still price={price} precision={precisionOf(event.code)} />
            </>
          )}
        </p>
      )}
      <small>
        <TimeText plain at={event.at} now={now} tag={currentLanguage().tag} zone={timezone} />
        {' · '}
        {t('follow.tick')} <Figure>{event.seq}</Figure>
        {' · '}
        {t('follow.leaderOrder')} <Figure>{event.leaderOrderId}</Figure>
      </small>
    </Row>
  );
}
