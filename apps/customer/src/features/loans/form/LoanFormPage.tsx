import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type LoanField } from '@truemark/contracts';
import { isolate } from '@truemark/i18n';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Refusal } from '../../../api/http.js';
import { language } from '../../../api/language.js';
import type { LoanForm, LoanFormValues } from '../../../api/loans.js';
import { BusyLabel } from '../../../ui/BusyLabel.js';
import { Stack } from '../../../ui/Card.js';
import { NoticeBanner } from '../../../ui/NoticeBanner.js';
import { Page } from '../../../ui/Page.js';
import { toast } from '../../../ui/toast.js';
import { goToWrong } from '../../../ui/useFirstError.js';
import { isOn, useConfig } from '../../configuration/configuration.js';
import { useErrorTexts } from '../../session/useErrorTexts.js';
import { CostBefore } from '../submit/CostBefore.js';
import { useSendForm } from '../useLoans.js';
import { type FormStep, isObjected, missingOf, sentOf, stepsOf, stepWith } from './form-steps.js';
import { LoanFormField } from './LoanFormField.js';
import { StepBar } from './StepBar.js';
import { forgetDraft, useDraft } from './useDraft.js';

const Fields = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8 });
const Actions = styled('div')({ display: 'flex', gap: 12, '& > *': { flex: 1 } });

/** Texts at fields. */
type Refused = Readonly<Record<string, string>>;

/** The field a refusal concerns, and the key of its text. */
function refusedOf({ key, fields, facts }: Refusal): Refused {
  if (key === 'loan.country_refused') return { country: key };
  return typeof facts.field === 'string' ? { [facts.field]: 'validation.required' } : fields;
}

const NOTHING: FormStep = { title: 'loan.form.person', fields: [] };

interface LoanFormPageProps {
  userId: number;
  form: LoanForm;
  /** Already verified values. */
  approved: LoanFormValues;
  onBack: () => void;
}

/** Loan form in steps. Each step has its own address, so that the browser's Back returns to the previous one. */
export function LoanFormPage({ userId, form, approved, onBack }: LoanFormPageProps) {
  const { t } = useTranslation();
  const formId = useId();
  const config = useConfig();
  const texts = useErrorTexts();
  const [params, setParams] = useSearchParams();
  // State when the page opened: a refetch must not overwrite what is being typed.
  const [opened] = useState(form);
  const steps = stepsOf((setting) => isOn(config, setting), language());
  // Without a step in the address it opens at the first objection.
  const first = Math.max(0, stepWith(steps, opened.objected[0] ?? ''));
  const named = Number(params.get('step') ?? first + 1) || 1;
  const at = Math.min(Math.max(1, named), steps.length) - 1;
  // If no field is required the form is sent as it is.
  const step = steps[at] ?? NOTHING;
  const { values, set } = useDraft(userId, {
    ...approved,
    ...opened.given,
  });
  const [asked, setAsked] = useState(false);
  // A refusal on a later step is passed on to the step of its field.
  const { pathname, state } = useLocation();
  const brought = state as Refused | null;
  const [refused, setRefused] = useState<Refused>(brought ?? {});
  const send = useSendForm(() => {
    forgetDraft();
    // Not if the customer has navigated away meanwhile.
    if (window.location.pathname === pathname) setParams({}, { replace: true });
  });
  const fields = useRef<HTMLFormElement>(null);

  const isLast = at === steps.length - 1;
  const go = (to: number, said?: Refused) =>
    setParams({ step: String(to + 1) }, { replace: to < at, state: said });
  const nameOf = (field: LoanField) => t(`loan.field.${field}`);
  const missingText = (field: LoanField): string =>
    field === 'passport_photo'
      ? t('loan.pleaseUploadPassport')
      : t('loan.pleaseInput', { field: nameOf(field) });
  const missing = missingOf(step.fields, values);
  const rejected = t(opened.objected.length > 0 ? 'loan.form.rejected' : 'verification.rejectedWhole');
  const errorAt = (field: LoanField): string | undefined => {
    if (asked && missing.includes(field)) return missingText(field);
    return refused[field] ?? (isObjected(field, opened, values) ? t('loan.form.objected') : undefined);
  };
  // Scrolls to an error when it is reported, not while it is being fixed.
  const [tries, setTries] = useState(brought ? 1 : 0);
  useEffect(() => {
    if (tries > 0 && fields.current) goToWrong(fields.current);
  }, [tries]);
  const refuse = (refusal: Refusal) => {
    const { message } = refusal;
    const said = refusedOf(refusal);
    const words = Object.entries(said).map(([field, key]) => {
      const text = texts[key] ?? message;
      return [field, key === 'validation.required' ? missingText(field as LoanField) : text] as const;
    });
    const where = stepWith(steps, words[0]?.[0] ?? '');
    if (where < 0) return toast.error(message);
    const next = Object.fromEntries(words);
    if (where !== at) return go(where, next);
    setRefused(next);
    setTries((before) => before + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setTries(tries + 1);
    if (missing.length > 0 || send.isPending) return;
    if (!isLast) return go(at + 1);
    send.mutate(sentOf(steps, values), {
      onError: (fault) => fault instanceof Refusal && refuse(fault),
    });
  };
  return (
    <Page
      title={t('loan.title')}
      onBack={onBack}
      foot={
        <Actions>
          {at > 0 && (
            <Button variant="outlined" onClick={() => go(at - 1)}>
              {t('loan.form.previous')}
            </Button>
          )}
          <Button type="submit" form={formId} variant="contained" disabled={send.isPending}>
            <BusyLabel busy={send.isPending}>{t(isLast ? 'loan.form.send' : 'loan.form.next')}</BusyLabel>
          </Button>
        </Actions>
      }
    >
      <Stack>
        {opened.status === 'rejected' && (
          <NoticeBanner card label={rejected} head={rejected} text={isolate(opened.reason)} />
        )}
        {at === 0 && <CostBefore />}
        <StepBar at={at} steps={steps} />
        <Fields id={formId} ref={fields} noValidate onSubmit={submit}>
          {step.fields.map((field) => (
            <LoanFormField
              key={field}
              field={field}
              value={values[field] ?? ''}
              error={errorAt(field)}
              disabled={send.isPending}
              onValue={(value) => {
                set({ [field]: value });
                setRefused(({ [field]: _, ...others }) => others);
              }}
            />
          ))}
        </Fields>
      </Stack>
    </Page>
  );
}
