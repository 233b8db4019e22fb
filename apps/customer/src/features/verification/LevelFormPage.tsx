import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { AuthInfo, VerificationField } from '@truemark/contracts';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../api/http.js';
import { BusyLabel } from '../../ui/BusyLabel.js';
import { Card, Stack } from '../../ui/Card.js';
import { Facts } from '../../ui/Facts.js';
import { Page } from '../../ui/Page.js';
import { PageNote } from '../../ui/PageNote.js';
import { TextField } from '../../ui/TextField.js';
import { toast } from '../../ui/toast.js';
import { useFlag } from '../configuration/configuration.js';
import { PictureField } from '../pictures/PictureField.js';
import { useErrorTexts } from '../session/useErrorTexts.js';
import { LevelPhone } from './LevelPhone.js';
import { errorAt, formOf, type LevelForm, PICTURES, TEXTS } from './level-form.js';
import { type LevelType, useSubmitLevel } from './useVerification.js';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8 });

const Known = styled(Card)({ marginBlockEnd: 8 });

const Rejected = styled(Card)(({ theme }) => ({
  borderColor: theme.palette.error.main,
  '& > p': { margin: 0, overflowWrap: 'anywhere' },
  '& > p:first-of-type': { ...theme.typography.body1, fontWeight: 600 },
  '& > p:nth-of-type(2)': { ...theme.typography.body2, marginBlockStart: 4 },
}));

interface LevelFormPageProps {
  type: LevelType;
  title: string;
  info: AuthInfo;
  /** Verified with the previous level: submitted again without being asked for. */
  approvedName: string;
  onBack: () => void;
}

/** Form of a level, with the objections of the last review. */
export function LevelFormPage({ type, title, info, approvedName, onBack }: LevelFormPageProps) {
  const { t } = useTranslation();
  const formId = useId();
  const texts = useErrorTexts();
  const submit = useSubmitLevel(type);
  const needsHandPic = useFlag('is_auth_hand_pic');
  // State when the page opened: a refetch must not overwrite what is being typed.
  const [opened] = useState(info);
  const [form, setForm] = useState<LevelForm>(() => formOf(type, info, approvedName));
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const isOptional = (name: VerificationField): boolean => name === 'hand_pic' && !needsHandPic;
  const said = { info: opened, refused, asked, isOptional, texts };

  const set = (name: VerificationField, value: string) => {
    setForm((before) => ({ ...before, [name]: value }));
    setRefused(({ [name]: _, ...others }) => others);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const missing = Object.entries(form).some(
      ([name, value]) => value.trim() === '' && !isOptional(name as VerificationField),
    );
    if (missing || submit.isPending) return;
    submit.mutate(form, {
      onError: (fault) => {
        if (!(fault instanceof Refusal)) return;
        setRefused(fault.fields);
        if (Object.keys(fault.fields).length === 0) toast.error(fault.message);
      },
    });
  };
  const { reject } = opened;
  const isNameKnown = approvedName !== '' && form.name === approvedName && !errorAt('name', form, said);
  const slots = TEXTS[type].filter(({ name }) => name !== 'name' || !isNameKnown);
  return (
    <Page
      title={title}
      onBack={onBack}
      foot={
        <div>
          <Button fullWidth type="submit" form={formId} variant="contained" disabled={submit.isPending}>
            <BusyLabel busy={submit.isPending}>{t('verification.submit')}</BusyLabel>
          </Button>
        </div>
      }
    >
      <Stack>
        {reject && (
          <Rejected role="status">
            <p>
              {t(
                Object.keys(reject.fields).length > 0
                  ? 'verification.rejected'
                  : 'verification.rejectedWhole',
              )}
            </p>
            {reject.reason && (
              <p>
                <bdi>{reject.reason}</bdi>
              </p>
            )}
          </Rejected>
        )}
        <PageNote>{t('verification.within')}</PageNote>
        <Form id={formId} noValidate onSubmit={send}>
          {isNameKnown && (
            <Known>
              <Facts facts={[[t('verification.name'), <bdi key="name">{approvedName}</bdi>]]} />
            </Known>
          )}
          {slots.map(({ name, label, hint, input }) =>
            name === 'mobile' ? (
              <LevelPhone
                key={name}
                value={form.mobile ?? ''}
                error={errorAt(name, form, said)}
                onValue={(value) => set(name, value)}
              />
            ) : (
              <TextField
                key={name}
                {...input}
                name={name}
                label={t(label)}
                hint={hint && t(hint)}
                value={form[name] ?? ''}
                error={errorAt(name, form, said)}
                onChange={({ target }) => set(name, target.value)}
              />
            ),
          )}
          {PICTURES[type].map((slot) => (
            <PictureField
              key={slot.name}
              label={t(slot.label)}
              hint={t(slot.hint)}
              address={form[slot.name] ?? ''}
              error={errorAt(slot.name, form, said)}
              disabled={submit.isPending}
              onAddress={(address) => set(slot.name, address)}
            />
          ))}
        </Form>
      </Stack>
    </Page>
  );
}
