import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useGetManyAggregate, useRecordContext } from 'react-admin';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { PhonePreview } from '../../ui/content/PhonePreview.js';
import { TextsInLanguages } from '../../ui/content/TextsInLanguages.js';
import { writtenIn } from '../../ui/content/written-in.js';
import { Facts } from '../../ui/Facts.js';
import { count } from '../../ui/figures.js';
import { RecordShow } from '../../ui/RecordShow.js';
import { useAction } from '../../ui/use-action.js';
import { usePermission } from '../../ui/use-permission.js';
import { When } from '../../ui/WhenField.js';
import { Aim } from './Aim.js';
import { MessageState } from './message-state.js';
import { type OperatorMessage, titleOf } from './operator-message.js';

const Stop = ({ id }: { id: number }) => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const { run, busy } = useAction(t('messages.stopped'), close);
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
        {t('messages.stop')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('messages.stopThisMessage')}
        touches={t('messages.itGoesToNobodyElseWho')}
        confirm={t('messages.stop2')}
        danger
        busy={busy}
        onConfirm={() => void run(`messages/${id}/stop`, {})}
        onClose={close}
      />
    </>
  );
};

/** Operator by name, if the role may read operators. */
const Writer = ({ id }: { id: number }) => {
  const mayRead = usePermission('operators', 'list') === true;
  const { data } = useGetManyAggregate<{ id: number; name: string }>(
    'operators',
    { ids: [id] },
    { enabled: mayRead, staleTime: 60_000 },
  );
  return <>{data?.[0]?.name ?? t('messages.operator', { writer: id })}</>;
};

const Body = () => {
  const message = useRecordContext<OperatorMessage>();
  const mayStop = usePermission('messages', 'stop');
  if (!message) return null;
  const { id, state, sent, texts, made_at_ms: madeAt, ended_at_ms: endedAt, operator_id: writer } = message;
  return (
    <Box sx={{ p: 4, display: 'grid', gap: 4 }}>
      <Facts
        rows={[
          [t('common.to'), <Aim key="to" {...message} />],
          [t('common.state'), <MessageState key="state" state={state} />],
          [t('messages.haveIt'), count(sent)],
          [t('messages.sentBy'), <Writer key="writer" id={writer} />],
          [t('messages.begun'), <When key="begun" ms={madeAt} />],
          [t('messages.ended'), <When key="ended" ms={endedAt} />],
        ]}
      />
      {state === 'sending' && mayStop && (
        <Box>
          <Stop id={id} />
        </Box>
      )}
      <TextsInLanguages
        written={writtenIn(texts)}
        fields={() => null}
        preview={(lang) => (
          <PhonePreview lang={lang} title={texts[lang]?.title ?? ''} html={texts[lang]?.content ?? ''} />
        )}
      />
    </Box>
  );
};

const Title = () => {
  const message = useRecordContext<OperatorMessage>();
  return <>{message ? titleOf(message) : t('messages.message')}</>;
};

/** Text, recipients and delivery progress of a message. */
export const MessageShow = () => (
  <RecordShow title={<Title />} actions={false} queryOptions={{ refetchInterval: 3_000 }}>
    <Body />
  </RecordShow>
);
