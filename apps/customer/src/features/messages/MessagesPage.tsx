import DoneAll from '@mui/icons-material/DoneAllRounded';
import Drafts from '@mui/icons-material/DraftsRounded';
import Mail from '@mui/icons-material/MailRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.js';
import { InfiniteList } from '../../ui/InfiniteList.js';
import { ListRow } from '../../ui/ListRow.js';
import { Page } from '../../ui/Page.js';
import { PullToRefresh } from '../../ui/PullToRefresh.js';
import { TimeText } from '../../ui/TimeText.js';
import { useNow } from '../../ui/useNow.js';
import { currentLanguage, useConfig, useFlag } from '../configuration/configuration.js';
import { Redirect } from '../navigation/Redirect.js';
import { useBack } from '../navigation/useBack.js';
import { rowsOf } from '../wallet/pages.js';
import { useMessages, useReadAll, useUnread } from './useMessages.js';

/** Two lines: enough for the amount and its direction. */
const Summary = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

/** Messages from operators to the customer. */
export function MessagesPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const navigate = useNavigate();
  const { timezone } = useConfig();
  const shown = useFlag('is_internal_message');
  const now = useNow(15_000);
  const list = useMessages();
  const unread = useUnread();
  const readAll = useReadAll();
  if (!shown) return <Redirect to="/" />;
  return (
    <Page
      title={t('messages.title')}
      onBack={back}
      actions={
        unread > 0 && (
          <IconButton
            aria-label={t('messages.readAll')}
            title={t('messages.readAll')}
            loading={readAll.isPending}
            onClick={() => readAll.mutate()}
          >
            <DoneAll />
          </IconButton>
        )
      }
    >
      <PullToRefresh onRefresh={() => list.refetch()}>
        <InfiniteList
          list={list}
          items={rowsOf(list.data)}
          keyOf={(message) => message.id}
          row={(message) => (
            <ListRow
              icon={
                message.isRead ? (
                  <Drafts color="disabled" titleAccess={t('messages.read')} />
                ) : (
                  <Mail color="primary" titleAccess={t('messages.new')} />
                )
              }
              title={message.title}
              second={
                <Summary>
                  <TimeText plain at={message.sentAt} now={now} tag={currentLanguage().tag} zone={timezone} />
                  {message.summary && <> · {message.summary}</>}
                </Summary>
              }
              wraps
              onPress={() => navigate(`/message/detail?id=${message.id}`)}
            />
          )}
          empty={<EmptyState icon={<Mail />} title={t('messages.none')} text={t('messages.noneText')} />}
        />
      </PullToRefresh>
    </Page>
  );
}
