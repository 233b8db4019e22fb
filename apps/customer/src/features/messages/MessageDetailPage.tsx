import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { fetchMessage } from '../../api/content.js';
import { failureOf, goneBy } from '../../api/http.js';
import { Article } from '../../ui/Article.js';
import { Page } from '../../ui/Page.js';
import { useConfig, useFlag } from '../configuration/configuration.js';
import { ruleOf } from '../navigation/paths.js';
import { Redirect } from '../navigation/Redirect.js';
import { useBack } from '../navigation/useBack.js';
import { offeredProducts } from '../offered.js';
import type { RefusalPage } from '../product.js';
import { messageKeys } from './keys.js';

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginBlockStart: 20 });

/** Links of a message, by the longest matching prefix of its kind. */
function useWays(kind: string): readonly RefusalPage[] {
  const { data = [] } = useQuery({
    queryKey: messageKeys.ways,
    queryFn: () => Promise.all(offeredProducts().flatMap(({ messages }) => (messages ? [messages()] : []))),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const told = data
    .flatMap((ways) => Object.entries(ways))
    .filter(([beginning]) => kind.startsWith(beginning))
    .sort(([one], [other]) => other.length - one.length);
  return (told[0]?.[1] ?? []).filter(({ to }) => ruleOf(to) !== null);
}

/** One message; opening it marks it as read. */
export function MessageDetailPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
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
    meta: { quiet: true },
  });
  const loaded = query.isSuccess;
  useEffect(() => {
    if (!loaded) return;
    client.invalidateQueries({ queryKey: [...messageKeys.messages, 'list'] });
    client.invalidateQueries({ queryKey: [...messageKeys.messages, 'unread'] });
  }, [client, loaded]);
  const message = query.data;
  const ways = useWays(message?.kind ?? '');
  if (!shown) return <Redirect to="/" />;
  return (
    <Page title={t('messages.one')} onBack={back}>
      <Article
        piece={
          message && { title: message.title, at: message.sentAt, html: message.content || message.summary }
        }
        zone={timezone}
        gone={{
          said: goneBy(query.error, 'message.not_found'),
          list: t('messages.title'),
          onList: () => navigate('/message', { replace: true }),
        }}
        failure={failureOf(query.error)}
        onRetry={() => query.refetch()}
      />
      {ways.length > 0 && (
        <Ways>
          {ways.map(({ text, to }, at) => (
            <Button key={to} component={Link} to={to} variant={at === 0 ? 'contained' : 'outlined'}>
              {t(text)}
            </Button>
          ))}
        </Ways>
      )}
    </Page>
  );
}
