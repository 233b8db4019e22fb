import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatFigure, formatMoney, isolate, ltr } from '@truemark/i18n';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowPreview, FollowRequest, PreviewedEvent } from '../../api/follows.js';
import { failureOf } from '../../api/http.js';
import { Card } from '../../ui/Card.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { Figure } from '../../ui/Figure.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { useConfig } from '../configuration/configuration.js';
import { SideBadge } from '../orders/SideBadge.js';
import { EVENT_TEXTS, SKIP_TEXTS } from './event-words.js';
import { useShowCode } from './MAX_DECIMALS.js';

/** Rows shown before expanding. */
const FIRST = 4;

const Words = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: '0 0 12px',
  color: theme.palette.text.secondary,
}));

const Sum = styled('p')(({ theme }) => ({ ...theme.typography.h3, margin: '0 0 8px' }));

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    paddingBlock: 10,
    borderBlockStart: `1px solid ${theme.palette.divider}`,
    ...theme.typography.body2,
  },
  '& span': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8 },
  '& small': {
    gridColumn: '1 / -1',
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
  },
}));

interface PreviewCardProps {
  /** Null while the terms are incomplete. */
  request: FollowRequest | null;
  preview: UseQueryResult<FollowPreview>;
  nickname: string;
}

/** Preview of the settings on the trader's last events: how many would have been copied, and with what lots. */
export function PreviewCard({ request, preview, nickname }: PreviewCardProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = preview;
  const failure = failureOf(error);
  const trader = isolate(nickname);
  return (
    <Card aria-label={t('follow.preview')} aria-busy={request !== null && preview.isPending}>
      <SectionTitle>{t('follow.preview')}</SectionTitle>
      {request === null && <Words sx={{ m: 0 }}>{t('follow.previewFirst')}</Words>}
      {request !== null && preview.isPending && <Skeleton variant="rounded" height={120} />}
      {request !== null && failure && !data && <ErrorState said={failure.said} onRetry={() => refetch()} />}
      {request !== null && data && <Previewed preview={data} trader={trader} />}
    </Card>
  );
}

function Previewed({ preview, trader }: { preview: FollowPreview; trader: string }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const { events, copied } = preview;
  if (events.length === 0) return <Words sx={{ m: 0 }}>{t('follow.previewNone', { trader })}</Words>;
  const shown = all ? events : events.slice(0, FIRST);
  return (
    <>
      <Sum>{t('follow.previewSum', { copied, of: events.length })}</Sum>
      <Words>{t('follow.previewText', { trader })}</Words>
      <List>
        {shown.map((event) => (
          <PreviewRow key={`${event.leaderOrderId} ${event.kind} ${event.at}`} event={event} />
        ))}
      </List>
      {events.length > FIRST && (
        <Button fullWidth type="button" onClick={() => setAll(!all)}>
          {t(all ? 'follow.previewLess' : 'follow.previewAll', { number: events.length })}
        </Button>
      )}
    </>
  );
}

function PreviewRow({ event }: { event: PreviewedEvent }) {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const showCode = useShowCode();
  const { kind, lots, margin, skipped } = event;
  return (
    <li>
      <span>
        {kind === 'open' && <SideBadge order={event} />}
        <bdi>{showCode(event.code)}</bdi>
        {kind !== 'open' && t(EVENT_TEXTS[kind])}
      </span>
      <span>
        {lots === null ? (
          <StatusBadge>{t('follow.skipped')}</StatusBadge>
        ) : (
          <Figure>
            {formatFigure(event.leaderLots)} → {formatFigure(lots)}
          </Figure>
        )}
      </span>
      {skipped !== null && <small>{t(SKIP_TEXTS[skipped])}</small>}
      {margin !== null && (
        <small>{t('follow.previewMargin', { margin: ltr(`${formatMoney(margin)} ${currency}`) })}</small>
      )}
    </li>
  );
}
