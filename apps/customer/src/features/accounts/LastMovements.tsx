import History from '@mui/icons-material/HistoryRounded';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Movement } from '../../api/accounts.js';
import { Card, CardList } from '../../ui/Card.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { SectionHead } from '../../ui/SectionHead.js';
import { SkeletonList } from '../../ui/Skeletons.js';
import { useRoomForColumns } from '../../ui/useRoomBeside.js';
import { useConfig } from '../configuration/configuration.js';
import { useClock } from '../wallet/useClock.js';
import { lastMovementsQuery } from './last-movements.js';
import { MovementRow } from './MovementRow.js';
import { MovementSheet } from './MovementSheet.js';
import { useHidden } from './useHidden.js';

/** Count shown below other content; in a side column there is space for more. */
const SHOWN = 5;
const SHOWN_BESIDE = 8;
/** `typeId` of the funding account. */
const FUNDING = 1;

/** Own container: never wide enough for columns. */
const Rows = styled(CardList)({
  margin: 0,
  listStyle: 'none',
  containerType: 'inline-size',
}) as typeof CardList;

/** Latest movements of the funding account, with a link to all. */
export function LastMovements() {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const [hidden] = useHidden();
  const shown = useRoomForColumns() ? SHOWN_BESIDE : SHOWN;
  const clock = useClock();
  const [looked, setLooked] = useState<Movement | null>(null);
  const { data, isError, refetch } = useQuery(lastMovementsQuery(FUNDING));
  const rows = data?.rows.slice(0, shown);
  return (
    <section aria-label={t('wallet.history')}>
      <SectionHead
        title={t('wallet.history')}
        all={t('history.kind.all')}
        to={`/mine/history?accountTypeId=${FUNDING}`}
      />
      {!rows && (isError ? <ErrorState onRetry={() => refetch()} /> : <SkeletonList rows={shown} />)}
      {rows?.length === 0 && (
        <Card>
          <EmptyState
            icon={<History aria-hidden />}
            title={t('accounts.noRecords')}
            text={t('accounts.noRecordsText')}
          />
        </Card>
      )}
      {rows && rows.length > 0 && (
        <Rows as="ul">
          {rows.map((movement) => (
            <li key={movement.id}>
              <MovementRow
                movement={movement}
                currency={currency}
                hidden={hidden}
                clock={clock}
                onLook={setLooked}
              />
            </li>
          ))}
        </Rows>
      )}
      <MovementSheet movement={looked} onClose={() => setLooked(null)} />
    </section>
  );
}
