import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../api/http.js';
import type { CustomerLimits, LimitName, LimitsChange } from '../../api/limits.js';
import { LIMIT_NAMES } from '../../api/limits.js';
import { Stack } from '../../ui/Card.js';
import { withoutSent } from '../../ui/clear-sent.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { MainButton } from '../../ui/MainButton.js';
import { Page } from '../../ui/Page.js';
import { CardSkeleton } from '../../ui/Skeletons.js';
import { toast } from '../../ui/toast.js';
import { useBack } from '../navigation/useBack.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { changesOf, type LimitDraft } from './draft.js';
import { ExclusionBanner } from './ExclusionBanner.js';
import { ExclusionCard } from './ExclusionCard.js';
import { LimitFields } from './LimitFields.js';
import { TodayCard } from './TodayCard.js';
import { useLimits, useServerNow, useSetLimits } from './useLimits.js';

/** The customer's own limits, today's usage, and self-exclusion. */
export function LimitsPage() {
  const { t } = useTranslation();
  const back = useBack('/user');
  const { data, isPending, isError, refetch } = useLimits();
  if (data) return <Limits limits={data} onBack={back} />;
  return (
    <Page title={t('limits.title')} onBack={back}>
      {isPending && (
        <Stack aria-busy>
          <CardSkeleton height={132} />
          <CardSkeleton height={380} />
        </Stack>
      )}
      {isError && <ErrorState onRetry={() => refetch()} />}
    </Page>
  );
}

function Limits({ limits, onBack }: { limits: CustomerLimits; onBack: () => void }) {
  const { t } = useTranslation();
  const now = useServerNow();
  const texts = useErrorTexts();
  const { set, busy } = useSetLimits();
  const [draft, setDraft] = useState<LimitDraft>({});
  const [refused, setRefused] = useState<LimitDraft>({});
  const formId = useId();
  const changes = changesOf(limits, draft);

  const refuse = ({ fields, message }: Refusal) => {
    const said: LimitDraft = {};
    for (const name of LIMIT_NAMES) {
      const reason = fields[name];
      if (reason !== undefined) said[name] = texts[reason] ?? message;
    }
    setRefused(said);
    toast.error(message);
  };
  const send = (asked: LimitsChange, done: () => void) => set(asked, done, refuse);
  const why = !changes ? 'why.fields' : Object.keys(changes).length === 0 ? 'why.unchanged' : undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!changes || why) return;
    send(changes, () => setDraft((now) => withoutSent(now, draft)));
  };
  const type = (name: LimitName, text: string) => {
    setDraft((now) => ({ ...now, [name]: text }));
    setRefused({});
  };
  return (
    <Page
      title={t('limits.title')}
      onBack={onBack}
      foot={
        <MainButton type="submit" form={formId} busy={busy} why={why && t(why)}>
          {t('limits.save')}
        </MainButton>
      }
    >
      <Stack>
        <ExclusionBanner card />
        <TodayCard limits={limits} now={now} />
        <form id={formId} onSubmit={save} noValidate>
          <LimitFields
            limits={limits}
            draft={draft}
            refused={refused}
            now={now}
            busy={busy}
            onText={type}
            onKeep={(name) => send({ [name]: limits[name] }, () => undefined)}
          />
        </form>
        <ExclusionCard
          limits={limits}
          now={now}
          busy={busy}
          onExclude={(days, done) => send({ excludeDays: days }, done)}
        />
      </Stack>
    </Page>
  );
}
