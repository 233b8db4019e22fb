import { isolate } from '@truemark/i18n';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowRequest } from '../../api/follows.js';
import type { Refusal } from '../../api/http.js';
import type { TraderDetail } from '../../api/traders.js';
import { AgreeField } from '../../ui/AgreeField.js';
import { Stack } from '../../ui/Card.js';
import { MainButton } from '../../ui/MainButton.js';
import { Page } from '../../ui/Page.js';
import { toast } from '../../ui/toast.js';
import { useLatest } from '../../ui/useLatest.js';
import { useSettled } from '../../ui/useSettled.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { FollowRisks } from './FollowRisks.js';
import { type DraftField, draftOf, FIRST_DRAFT, type FollowDraft, readDraft } from './follow-draft.js';
import { PreviewCard } from './PreviewCard.js';
import { ShareCard } from './ShareCard.js';
import { TermFields } from './TermFields.js';
import { useFollowCall, useFollowPreview } from './useFollowing.js';

/** Wire field to form field. */
const FIELD_OF: Readonly<Record<string, DraftField>> = {
  multiple: 'multiple',
  maxAmount: 'maxAmount',
  stopLossAmount: 'stop',
  maxSlots: 'slots',
};
/** Field of refusals that name none. */
const OF_FIELD: Readonly<Record<string, DraftField>> = {
  'follow.multiple': 'multiple',
  'follow.max_amount': 'maxAmount',
};

/** Debounce before the preview is requested, ms. */
const QUIET = 350;

interface FollowFormProps {
  trader: TraderDetail;
  onBack: () => void;
}

/** Terms, preview, profit share and risks, all shown before anything is confirmed. */
export function FollowForm({ trader, onBack }: FollowFormProps) {
  const { t } = useTranslation();
  const texts = useErrorTexts();
  const formId = useId();
  const { relation } = trader;
  const [draft, setDraft] = useState<FollowDraft>(relation ? draftOf(relation) : FIRST_DRAFT);
  const [touched, setTouched] = useState(false);
  const [agreed, setAgreed] = useState(relation !== null);
  const [refused, setRefused] = useState<Partial<Record<DraftField, string>>>({});
  const latest = useLatest(draft);
  const call = useFollowCall(relation === null);
  const read = readDraft(draft);
  const request: FollowRequest | null = 'terms' in read ? { traderId: trader.id, ...read.terms } : null;
  const settled = useSettled(request, QUIET);
  const preview = useFollowPreview(settled);
  const change = (changes: Partial<FollowDraft>) => {
    setDraft({ ...draft, ...changes });
    setRefused({});
  };
  const refuse = ({ key, fields, message }: Refusal) => {
    const at = OF_FIELD[key];
    const named = Object.entries(fields).flatMap(([name, reason]) => {
      const field = FIELD_OF[name];
      return field ? [[field, texts[reason] ?? message] as const] : [];
    });
    setRefused(at ? { [at]: message } : Object.fromEntries(named));
    toast.error(message);
  };
  const leave = () => {
    // Settings typed since are kept. A new relation opens its own form.
    if (relation === null || latest() === draft) onBack();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTouched(true);
    if (request) call.send(request, { onSuccess: leave, onRefused: refuse });
  };
  const problems = 'problems' in read ? read.problems : {};
  const errorOf = (field: DraftField): string | undefined => {
    const problem = problems[field];
    const isUntouched = !touched && field === 'maxAmount' && draft.maxAmount === '';
    return refused[field] ?? (problem && !isUntouched ? t(problem) : undefined);
  };
  return (
    <Page
      title={t(relation ? 'follow.settings' : 'follow.termsOf', { trader: isolate(trader.nickname) })}
      onBack={onBack}
      foot={
        <MainButton type="submit" form={formId} busy={call.busy} why={agreed ? undefined : t('why.agree')}>
          {t(relation ? 'follow.save' : 'follow.follow')}
        </MainButton>
      }
    >
      <form id={formId} onSubmit={send} noValidate>
        <Stack>
          <TermFields draft={draft} free={preview.data?.free} errorOf={errorOf} onChange={change} />
          <PreviewCard request={settled} preview={preview} nickname={trader.nickname} />
          <ShareCard share={relation?.share ?? trader.share} nickname={trader.nickname} />
          <FollowRisks draft={draft} />
          {relation === null && (
            <AgreeField
              checked={agreed}
              onChange={setAgreed}
              text={t('follow.agree', { trader: isolate(trader.nickname) })}
            />
          )}
        </Stack>
      </form>
    </Page>
  );
}
