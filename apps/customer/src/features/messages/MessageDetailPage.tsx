import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { fetchMessage } from '../../api/content.js';
import { failureOf } from '../../api/http.js';
import { Article } from '../../ui/Article.js';
import { Page } from '../../ui/Page.js';
import { useConfig, useFlag } from '../configuration/configuration.js';
import { useBack } from '../navigation/useBack.js';
import { messageKeys } from './keys.js';

/** One message; opening it marks it read. */
export function MessageDetailPage() {
  const { t } = useTranslation();
  const back = useBack('/message');
  const client = useQueryClient();
  const { timezone } = useConfig();
  const [params] = useSearchParams();
  const shown = useFlag('is_internal_message');
  const id = Number(params.get('id'));
  const query = useQuery({
    queryKey: messageKeys.message(id),
    queryFn: ({ signal }) => fetchMessage(id, { signal }),
    enabled: shown,
  });
  const loaded = query.isSuccess;
  useEffect(() => {
    if (!loaded) return;
    client.invalidateQueries({ queryKey: [...messageKeys.messages, 'list'] });
    client.invalidateQueries({ queryKey: [...messageKeys.messages, 'unread'] });
  }, [client, loaded]);
  const message = query.data;
  if (!shown) return <Navigate to="/" replace />;
  return (
    <Page title={t('messages.one')} onBack={back}>
      <Article
        piece={
          message && { title: message.title, at: message.sentAt, html: message.content || message.summary }
        }
        zone={timezone}
        failure={failureOf(query.error)}
        onRetry={() => query.refetch()}
      />
    </Page>
  );
}
