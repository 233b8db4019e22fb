import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { isolate } from '@truemark/i18n';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { perform } from '../../api/action.js';
import type { Refusal } from '../../api/http.js';
import { applyAsTrader, setNickname, type TraderStanding } from '../../api/traders.js';
import { useIdempotentCall } from '../../api/useIdempotentCall.js';
import type { User } from '../../api/users.js';
import { AgreeField } from '../../ui/AgreeField.js';
import { Card, Stack } from '../../ui/Card.js';
import { MainButton } from '../../ui/MainButton.js';
import { NoticeBanner } from '../../ui/NoticeBanner.js';
import { SectionTitle } from '../../ui/SectionTitle.js';
import { TextField } from '../../ui/TextField.js';
import { Timeline } from '../../ui/Timeline.js';
import { toast } from '../../ui/toast.js';
import { useFlag } from '../configuration/configuration.js';
import { sessionKeys } from '../session/keys.js';
import { AvatarField } from './AvatarField.js';
import { copyKeys } from './keys.js';

const Rules = styled('ul')(({ theme }) => ({
  margin: 0,
  paddingInlineStart: 20,
  ...theme.typography.body2,
  '& > li + li': { marginBlockStart: 8 },
}));

const RULES = [
  'follow.rule.always',
  'follow.rule.seen',
  'follow.rule.money',
  'follow.rule.share',
  'follow.rule.fair',
  'follow.rule.suspend',
] as const;

interface ApplyFormProps {
  standing: TraderStanding;
  user: User;
}

/** The application form, or its outcome. */
export function ApplyForm({ standing, user }: ApplyFormProps) {
  const { t } = useTranslation();
  const offered = useFlag('is_follow');
  const { state, reason } = standing;
  const rejected = state === 'rejected' && (
    <NoticeBanner
      card
      label={t('follow.become.rejected')}
      head={t('follow.become.rejected')}
      text={t('follow.rejectedText', { reason: isolate(reason) })}
    />
  );
  return (
    <Stack>
      {rejected}
      {state === 'applied' && <Waiting nickname={user.nickname} />}
      <Card aria-label={t('follow.rules')}>
        <SectionTitle>{t('follow.rules')}</SectionTitle>
        <Rules>
          {RULES.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
        </Rules>
      </Card>
      {(state === 'none' || state === 'rejected') &&
        (offered ? (
          <Asking nickname={user.nickname} avatar={standing.avatar} />
        ) : (
          <NoticeBanner card label={t('follow.off')} head={t('follow.off')} text={t('follow.offText')} />
        ))}
    </Stack>
  );
}

function Waiting({ nickname }: { nickname: string }) {
  const { t } = useTranslation();
  return (
    <Card>
      <Timeline
        label={t('follow.become.applied')}
        stages={[
          {
            key: 'applied',
            title: t('follow.stage.applied'),
            text: t('follow.stage.appliedText', { nickname: isolate(nickname) }),
            state: 'done',
          },
          {
            key: 'review',
            title: t('follow.stage.review'),
            text: t('follow.stage.reviewText'),
            state: 'now',
          },
          {
            key: 'approved',
            title: t('follow.stage.approved'),
            text: t('follow.stage.approvedText'),
            state: 'ahead',
          },
        ]}
      />
    </Card>
  );
}

function Asking({ nickname, avatar }: { nickname: string; avatar: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [text, setText] = useState(nickname);
  const [agreed, setAgreed] = useState(false);
  const [refused, setRefused] = useState<string>();
  const wanted = text.trim();
  const apply = useIdempotentCall({
    action: applyAsTrader,
    // One step with the application, which goes on if the customer leaves.
    before: async () => {
      if (wanted === nickname) return;
      await perform(setNickname, wanted);
      client.invalidateQueries({ queryKey: sessionKeys.user });
    },
    said: t('follow.applied'),
    quiet: true,
  });
  const refuse = (refusal: Refusal) => {
    if (refusal.key.startsWith('follow.nickname') || 'nickname' in refusal.fields) {
      setRefused(refusal.message);
    } else toast.error(refusal.message);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (apply.busy) return;
    if (wanted === '') return setRefused(t('follow.nicknameMissing'));
    apply.send(undefined, {
      onSuccess: ({ data }) => client.setQueryData(copyKeys.standing, data),
      onRefused: refuse,
    });
  };
  return (
    <form onSubmit={send} noValidate>
      <Card>
        <Stack>
          <TextField
            label={t('follow.nickname')}
            hint={t('follow.nicknameHint')}
            error={refused}
            value={text}
            maxLength={48}
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
              setRefused(undefined);
            }}
          />
          <AvatarField nickname={wanted} address={avatar} />
          <AgreeField checked={agreed} onChange={setAgreed} text={t('follow.rulesAgree')} />
          <MainButton type="submit" busy={apply.busy} why={agreed ? undefined : t('why.agree')}>
            {t('follow.applySend')}
          </MainButton>
        </Stack>
      </Card>
    </form>
  );
}
