import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { perform } from '../../api/action.js';
import type { User } from '../../api/users.js';
import { setOwnWord } from '../../api/users.js';
import { Card } from '../../ui/Card.js';
import { MainButton } from '../../ui/MainButton.js';
import { TextField } from '../../ui/TextField.js';
import { toast } from '../../ui/toast.js';
import { sessionKeys } from '../session/keys.js';
import { useRefused } from '../session/useRefused.js';

const Form = styled('form')({ display: 'flex', flexDirection: 'column', gap: 8 });

/** Anti-phishing word by which the customer recognises genuine messages. */
export function AntiPhishingCard({ user }: { user: User }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [word, setWord] = useState(user.ownWord);
  const save = useMutation({
    mutationFn: (next: string) => perform(setOwnWord, next),
    onSuccess: ({ data, said }, sent) => {
      toast.success(said);
      // The customer may have changed to another account meanwhile.
      client.setQueryData<User>(sessionKeys.user, (now) => (now?.id === data.id ? data : now));
      setWord((now) => (now.trim() === sent ? data.ownWord : now));
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
        <MainButton
          type="submit"
          variant="outlined"
          busy={save.isPending}
          isPlain
          why={word.trim() === user.ownWord ? t('why.unchanged') : undefined}
        >
          {t('password.save')}
        </MainButton>
      </Form>
    </Card>
  );
}
