import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@truemark/contracts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../api/http.js';
import { keys } from '../../api/query-keys.js';
import { Card } from '../../ui/Card.js';
import { TextField } from '../../ui/TextField.js';
import { toast } from '../../ui/toast.js';
import { useRefused } from '../session/useRefused.js';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8 });

/** The word by which the customer knows that a message is ours. */
export function AntiPhishingCard({ user }: { user: User }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [word, setWord] = useState(user.anti_phishing);
  const save = useMutation({
    mutationFn: (next: string) => post<User>('/api/user/anti_phishing', { word: next }),
    onSuccess: ({ data, msg }) => {
      toast.success(msg);
      client.setQueryData(keys.user, data);
      setWord(data.anti_phishing);
    },
    meta: { quiet: true },
  });
  const refused = useRefused(save.error, 'word');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(word.trim());
  };
  return (
    <Card>
      <Form noValidate onSubmit={submit}>
        <TextField
          label={t('security.word')}
          hint={t('security.wordHint')}
          maxLength={30}
          autoComplete="off"
          dir="auto"
          value={word}
          onChange={(event) => setWord(event.target.value)}
          error={refused('word')}
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={save.isPending || word.trim() === user.anti_phishing}
        >
          {t('password.save')}
        </Button>
      </Form>
    </Card>
  );
}
