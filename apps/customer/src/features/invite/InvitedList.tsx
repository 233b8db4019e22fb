import GroupAdd from '@mui/icons-material/GroupAddRounded';
import Person from '@mui/icons-material/PersonRounded';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { nextPage } from '../../api/page.js';
import { fetchInvited } from '../../api/users.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { ListRow } from '../../ui/ListRow.js';
import { StatusBadge } from '../../ui/StatusBadge.js';
import { TimeText } from '../../ui/TimeText.js';
import { useNow } from '../../ui/useNow.js';
import { currentLanguage, useConfig } from '../configuration/configuration.js';
import { inviteKeys } from './keys.js';

/** Customers who registered with this customer's code, newest first. */
export function InvitedList() {
  const { t } = useTranslation();
  const { timezone } = useConfig();
  const now = useNow(60_000);
  const list = useInfiniteQuery({
    queryKey: inviteKeys.invited,
    queryFn: ({ pageParam, signal }) => fetchInvited(pageParam, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  });
  return (
    <InfiniteList
      list={list}
      items={list.data?.pages.flatMap((page) => page.rows) ?? []}
      keyOf={(person) => `${person.uid} ${person.createdAt}`}
      rowHeight={60}
      row={(person) => (
        <ListRow
          icon={<Person color="disabled" aria-hidden />}
          title={`UID ${ltr(person.uid)}`}
          second={
            <TimeText plain at={person.createdAt} now={now} tag={currentLanguage().tag} zone={timezone} />
          }
          end={person.isCertified && <StatusBadge tone="up">{t('verification.state.certified')}</StatusBadge>}
        />
      )}
      empty={<EmptyState icon={<GroupAdd />} title={t('invite.none')} text={t('invite.noneText')} />}
    />
  );
}
