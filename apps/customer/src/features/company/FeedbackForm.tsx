import MarkEmailRead from '@mui/icons-material/MarkEmailReadRounded';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { perform } from '../../api/action.js';
import { sendFeedback } from '../../api/content.js';
import { BusyLabel } from '../../ui/BusyLabel.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { Field } from '../../ui/Field.js';
import { useRefused } from '../session/useRefused.js';
import { useFeedbackText } from './useFeedbackText.js';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8 });
const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '0 0 12px',
  '& a': { color: theme.palette.accent.text },
}));

const SHORTEST = 10;
const LONGEST = 2000;

/** Feedback form to the operators. */
export function FeedbackForm({ userId }: { userId: number }) {
  const { t } = useTranslation();
  const { text, set: setText, forget } = useFeedbackText(userId);
  const [asked, setAsked] = useState(false);
  const send = useMutation({
    mutationFn: (words: string) => perform(sendFeedback, words, { key: 'feedback' }),
    onSuccess: (_, words) => forget(words),
    meta: { quiet: true },
  });
  const refused = useRefused(send.error, 'text');
  const tooShort = asked && text.trim().length < SHORTEST ? t('feedback.tooShort') : undefined;
  // Text typed while the former was sent stays in the form.
  if (send.isSuccess && text === send.variables) {
    return (
      <EmptyState
        icon={<MarkEmailRead />}
        title={t('feedback.thanks')}
        text={t('feedback.thanksText')}
        action={{
          text: t('feedback.another'),
          onPress: () => {
            setText('');
            setAsked(false);
            send.reset();
          },
        }}
      />
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (text.trim().length >= SHORTEST && !send.isPending) send.mutate(text);
  };
  return (
    <Form noValidate onSubmit={submit}>
      {send.isSuccess && <Lead role="status">{t('feedback.thanks')}</Lead>}
      <Lead>
        {t('feedback.lead')} <Link to="/help">{t('help.title')}</Link>
      </Lead>
      <Field label={t('feedback.field')} hint={t('feedback.hint')} error={tooShort ?? refused('text')}>
        {(input) => (
          <textarea
            {...input}
            name="text"
            rows={7}
            maxLength={LONGEST}
            dir="auto"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="contained" disabled={send.isPending}>
        <BusyLabel busy={send.isPending}>{t('feedback.send')}</BusyLabel>
      </Button>
    </Form>
  );
}
